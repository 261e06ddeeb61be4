import { waitingCard } from '../kernel/graphql/dashboard.ts';
import { SubmissionAdminResolver } from './submission-admin.resolver.ts';

export const UngradedSubmissions = waitingCard({
  name: 'ungradedSubmissions',
  description: 'Submissions without a grade',
  list: SubmissionAdminResolver,
  filter: { status: 'submitted' },
  inRegion: (regionId) => ({ regionId }),
});
