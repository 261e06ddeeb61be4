import { waitingCard } from '../kernel/graphql/dashboard.ts';
import { MailResolver } from './mail.resolver.ts';

export const AbandonedMails = waitingCard({
  name: 'abandonedMails',
  description: 'Letters that were given up after the last try',
  list: MailResolver,
  filter: { status: 'abandoned' },
});
