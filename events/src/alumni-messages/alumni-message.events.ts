import { z } from 'zod';
import { Id, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

/** One stream a sender, so that two messages at once are decided one after the other. */
export const alumniMessageQuotaStream = streamOf('alumniMessageQuota');

const about = { subject: (data: { senderId: string }) => data.senderId };
const written = z.object({ messageId: Id, senderId: Id, text: personal(z.string()) });

export const alumniMessageQuotaEvents = defineEvents('alumniMessageQuota', {
  /** `ordinal`: the first, second or last of the day; `day`: that of the sender's region. */
  AlumniMessageSent: event(written.extend({ recipientId: Id, ordinal: z.int(), day: LocalDate }), about),
  /** It counts for no day. */
  AlumniDepartmentContacted: event(written, about),
});
export type AlumniMessageQuotaEvent = EventOf<typeof alumniMessageQuotaEvents>;
