import { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { readsMails } from '@paideia/events/mails/mail.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { mails, type MailView } from '@paideia/projection-service/mails/mail.view.ts';
import { z } from 'zod';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { oneOf } from '../kernel/graphql/time-range.ts';
import { Mail, MailFilter } from './mail.types.ts';

const MailStatus = z.enum(['sending', 'waiting', 'sent', 'abandoned']);
export const mailOf = async (mail: MailView, { join }: Pick<Context, 'join'>): Promise<Mail> => ({
  ...mail,
  id: mail._id,
  userName: (await join(users, mail.userId))?.fullName || null,
});

/** `allMails`, `Mail`: newest first, for superadmins. */
export const MailResolver = adminResource<MailView, Mail, MailFilter>({
  name: 'Mail',
  type: Mail,
  view: mails,
  filter: MailFilter,
  rule: readsMails,
  scope: () => 'everything',
  where: ({ status, template, userId }) => ({
    where: {
      status: oneOf(MailStatus, 'filter.status', status),
      template: oneOf(MailTemplate, 'filter.template', template),
      userId: userId ?? undefined,
    },
  }),
  sorts: { queuedAt: 'queuedAt', id: 'queuedAt', status: 'status' },
  newestFirst: true,
  map: mailOf,
});
