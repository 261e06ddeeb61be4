import { waitingCard } from '../kernel/graphql/dashboard.ts';
import { AdminUserResolver } from './admin-user.resolver.ts';

export const UnverifiedSignUps = waitingCard({
  name: 'unverifiedSignUps',
  description: 'Who signed up and has not confirmed the e-mail address',
  list: AdminUserResolver,
  filter: { status: 'signedUp' },
  inRegion: (regionId) => ({ regionId }),
});
