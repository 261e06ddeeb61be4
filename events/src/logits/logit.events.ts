import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';

/**
 * A stream for each entry, because strangers write entries too and no stream may grow with them; `day` is `yyyyMMdd` in UTC. Older entries stand
 * together in streams of a day and user.
 */
export const logitStream = (day: string, userId: string | null, logitId: string): string =>
  `logit-${day}_${userId ?? 'anonymous'}_${logitId}`;
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
