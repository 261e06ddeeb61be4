import { z } from 'zod';
import { compact, Id, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { programPattern } from './time-log-program.rules.ts';

/** One log a student, program and period: `{userId}_{program}_{yyyyMMdd}`. */
export const timeLogIdOf = (userId: string, program: string, periodEnding: string): string =>
  `${userId}_${program}_${compact(periodEnding)}`;
export const timeLogStream = (timeLogId: string): string => `timeLog-${timeLogId}`;

export const Program = z.string().regex(programPattern);
const whose = z.object({
  timeLogId: z.string(),
  userId: Id,
  groupId: Id,
  regionId: Id,
  program: Program,
  periodEnding: LocalDate,
});
export type TimeLogRef = z.infer<typeof whose>;
/** Minutes of one day, and what they were spent on. */
const entry = whose.extend({
  entryId: Id,
  date: LocalDate,
  minutes: z.number().int(),
  activity: personal(z.string()),
});
const about = { subject: (data: { userId: string }) => data.userId };

export const timeLogEvents = defineEvents('timeLog', {
  TimeLogEntryAdded: event(entry, about),
  TimeLogEntryUpdated: event(entry, about),
  TimeLogEntryRemoved: event(whose.extend({ entryId: Id })),
  TimeLogSubmitted: event(whose.extend({ totalMinutes: z.number().int() })),
  /** From here on the entries stay as they are. */
  TimeLogEvaluated: event(whose.extend({ by: Id })),
  /** Its evaluation was deleted: it may change again, and waits for another one. */
  TimeLogReopened: event(whose.extend({ by: Id })),
});
export type TimeLogEvent = EventOf<typeof timeLogEvents>;
