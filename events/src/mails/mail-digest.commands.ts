import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

export const mailDigestCommands = defineCommands({
  AddToMailDigest: z.object({ digestId: Id, userId: Id, emailId: Id, dueAt: Instant }),
  /** Its time has come. */
  CloseMailDigest: z.object({ digestId: Id }),
});
export type MailDigestCommand = CommandOf<typeof mailDigestCommands>;
