import { waitingCard } from '../kernel/graphql/dashboard.ts';
import { TimeLogAdminResolver } from './time-log-admin.resolver.ts';

export const SubmittedTimeLogs = waitingCard({
  name: 'submittedTimeLogs',
  description: 'Time logs that were submitted and are not evaluated',
  list: TimeLogAdminResolver,
  filter: { status: 'submitted' },
  inRegion: (regionId) => ({ regionId }),
});
