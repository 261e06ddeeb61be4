import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { MailTemplate } from './mail.events.ts';

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
    causeId: z.uuid(),
  }),
  /** What the transport said of one try. */
  RecordEmailResult: z.object({ emailId: Id, attempt: z.int().positive(), error: z.string().max(500).nullable() }),
  /** The time for another attempt has come. */
  RetryEmail: z.object({ emailId: Id }),
  /** An admin has it tried at once, also when it was given up. */
  RetryEmailNow: z.object({ emailId: Id }),
});
export type MailCommand = CommandOf<typeof mailCommands>;
