import { list, nothing, type Row } from '../../row.ts';
import { mailPermissions, readsMails } from '@paideia/events/mails/mail.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  allMails: list(readsMails),
  Mail: { rule: readsMails, ...nothing, isAbsent: true, args: () => ({ id: 'f'.repeat(24) }) },
};
export const mutations: Readonly<Record<string, Row>> = {
  retryMail: {
    rule: mailPermissions.RetryEmailNow,
    ...nothing,
    isAbsent: true,
    args: () => ({ emailId: 'f'.repeat(24) }),
  },
};
