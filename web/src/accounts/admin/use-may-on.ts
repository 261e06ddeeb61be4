import type { Rule } from '@paideia/events/kernel/permission.ts';
import { may, useUser } from '../../lib/session/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';

/** Says whether the signed-in person may do something with somebody: everywhere, or by one of the regions to which that one belongs. */
export function useMayOn({ id: ownerId, regions }: Pick<AdminUserDetailFragment, 'id' | 'regions'>) {
  const me = useUser();
  return (rule: Rule) =>
    [undefined, ...regions.map(({ _id }) => _id)].some((regionId) => may(me, rule, { ownerId, regionId }));
}
