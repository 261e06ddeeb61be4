import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';

/** One stream a day and user; `day` is `yyyyMMdd` in UTC. */
export const logitStream = (day: string, userId: string | null): string => `logit-${day}_${userId ?? 'anonymous'}`;
export const LogitType = z.enum(['ACTIVITY', 'ERROR', 'AUDIT']);
export const logitEvents = defineEvents('logit', {
  LogEntryRecorded: event(
    z.object({
      logitId: Id,
      userId: Id.nullable(),
      action: z.string(),
      type: LogitType,
      payload: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type LogitEvent = EventOf<typeof logitEvents>;
