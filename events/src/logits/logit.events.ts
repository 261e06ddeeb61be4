import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

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
      /** What a client sent may hold anything that the person typed. */
      payload: personal(z.record(z.string(), z.unknown())),
    }),
    // In the first version the payload stood in the log as it was sent.
    { version: 2, subject: ({ userId }) => userId, upcasts: { 1: (data) => data } },
  ),
});
export type LogitEvent = EventOf<typeof logitEvents>;
