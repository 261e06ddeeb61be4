import { failedFields, useRemote, type Remote } from '../lib/data/index.ts';
import type { DashboardData } from '../lib/dashboard/index.ts';
import { DashboardDocument } from '../generated/lib/dashboard/dashboard.ts';

/** The cards of this person in one operation; of those that failed, what is to be said in their place. */
export function useDashboard(groupId: string | undefined): {
  readonly remote: Remote<DashboardData>;
  readonly failures: ReadonlyMap<string, string>;
} {
  const variables = groupId ? { groupId } : {};
  const remote = useRemote(DashboardDocument, variables, ({ dashboard }) => dashboard, { errorPolicy: 'all' });
  const failures = failedFields(remote.error, 'dashboard');
  const isPartial = remote.data !== undefined && failures.size > 0;
  return { remote: isPartial ? { ...remote, error: undefined } : remote, failures };
}
