import { readsMails } from '@paideia/events/mails/mail.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { mails, type MailView } from '@paideia/projection-service/mails/mail.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Mail, MailFilter } from './mail.types.ts';

export const mailOf = async (mail: MailView, { join }: Pick<Context, 'join'>): Promise<Mail> => ({
  ...mail,
  id: mail._id,
  userName: (await join(users, mail.userId))?.fullName || null,
});

/** It answers `allMails` and `Mail`: newest first, for admins. */
export const MailResolver = adminResource<MailView, Mail, MailFilter>({
  name: 'Mail',
  type: Mail,
  view: mails,
  filter: MailFilter,
  rule: readsMails,
  scope: () => 'everything',
  where: ({ status, channel, template, userId }) => ({
    where: {
      status: status ?? undefined,
      channel: channel ?? undefined,
      template: template ?? undefined,
      userId: userId ?? undefined,
    },
  }),
  sorts: { queuedAt: 'queuedAt', id: 'queuedAt', status: 'status' },
  newestFirst: true,
  map: mailOf,
});
