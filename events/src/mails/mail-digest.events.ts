import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

/** One stream a person and moment at which the day's letters are put together. */
export const mailDigestStream = streamOf('mailDigest');
const digestRef = z.object({ digestId: Id, userId: Id });

/** They tell which letters of a person go out as one; their words stay in their own streams. */
export const mailDigestEvents = defineEvents('mailDigest', {
  MailDigestExtended: event(digestRef.extend({ emailId: Id, dueAt: Instant })),
  /** `part` counts from 1: what comes after it is closed makes another one. */
  MailDigestClosed: event(digestRef.extend({ part: z.int() })),
});
export type MailDigestEvent = EventOf<typeof mailDigestEvents>;
