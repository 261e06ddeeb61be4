import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

/** All that one student is excused from in one group stands in one stream. */
export const excusedWorkIdOf = (userId: string, groupId: string): string => `${userId}_${groupId}`;
export const excusedWorkStream = (userId: string, groupId: string): string =>
  `excusedWork-${excusedWorkIdOf(userId, groupId)}`;
export const ExcusableKind = z.enum(['exam', 'assignment']);
export type ExcusableKind = z.infer<typeof ExcusableKind>;

const workRef = z.object({
  userId: Id,
  groupId: Id,
  regionId: Id,
  kind: ExcusableKind,
  workId: Id,
  reason: personal(z.string()),
  by: Id,
});
const about = { subject: (data: { userId: string }) => data.userId };
export const excusedWorkEvents = defineEvents('excusedWork', {
  /** Whatever the student made of it stays and does not count, and nothing of it is missing. */
  WorkExcused: event(workRef, about),
  WorkExcuseWithdrawn: event(workRef, about),
});
export type ExcusedWorkEvent = EventOf<typeof excusedWorkEvents>;
