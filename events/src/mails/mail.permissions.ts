import { inPerson, superadmin, system, type Rule } from '../kernel/permission.ts';
import type { MailCommand } from './mail.commands.ts';

export const mailPermissions: Readonly<Record<MailCommand['type'], Rule>> = {
  QueueEmail: system,
  RecordEmailResult: system,
  RetryEmail: system,
  RetryEmailNow: inPerson(superadmin),
};
/** Who sees what became of the letters; the letters themselves nobody reads. */
export const readsMails = superadmin;
