import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { DeclineReason, HoldReason, MailTemplate } from './mail.events.ts';

export const mailCommands = defineCommands({
  QueueEmail: z.object({
    emailId: Id,
    userId: Id,
    subjectId: Id,
    template: MailTemplate,
    locale: z.string(),
    to: z.email(),
    replyTo: z.email().nullable(),
    params: z.record(z.string(), z.string()),
    regionId: Id.nullable().default(null),
    causeId: z.uuid(),
  }),
  /** It records what the transport said of one try. */
  RecordEmailResult: z.object({ emailId: Id, attempt: z.int().positive(), error: z.string().max(500).nullable() }),
  /** The time for another attempt has come. */
  RetryEmail: z.object({ emailId: Id }),
  HoldEmail: z.object({ emailId: Id, reason: HoldReason, until: Instant }),
  EndEmailHold: z.object({ emailId: Id }),
  RecordEmailDigested: z.object({ emailId: Id, digestId: Id }),
  DeclineEmail: z.object({ emailId: Id, reason: DeclineReason }),
  /** An admin has it tried at once, also when it was given up. */
  RetryEmailNow: z.object({ emailId: Id }),
});
export type MailCommand = CommandOf<typeof mailCommands>;
