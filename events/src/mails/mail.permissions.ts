import { admin, inPerson, system, type Rule } from '../kernel/permission.ts';
import type { MailDigestCommand } from './mail-digest.commands.ts';
import type { MailCommand } from './mail.commands.ts';

export const mailPermissions: Readonly<Record<MailCommand['type'], Rule>> = {
  QueueEmail: system,
  RecordEmailResult: system,
  RetryEmail: system,
  HoldEmail: system,
  EndEmailHold: system,
  RecordEmailDigested: system,
  DeclineEmail: system,
  RetryEmailNow: inPerson(admin),
};
/** Who sees what became of the letters; the letters themselves nobody reads. */
export const readsMails = admin;

export const mailDigestPermissions: Readonly<Record<MailDigestCommand['type'], Rule>> = {
  AddToMailDigest: system,
  CloseMailDigest: system,
};
