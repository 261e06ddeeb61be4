import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AccountStatus } from '@paideia/events/accounts/account.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { billedRegions, billsSomewhere } from './billing-regions.rules.ts';
import { BillableStudent } from './invoice-totals.types.ts';

const most = 10;
const billable = AccountStatus.options.filter((status) => status !== 'deactivated');
const isThere = <T>(one: T | undefined): one is T => one !== undefined;

@Resolver()
export class BillableStudentsResolver {
  /** The first people with these words in their name or address, of the regions in which the actor bills; of each only these regions. */
  @Query(() => [BillableStudent])
  async billableStudents(
    @Arg('q', () => String) q: string,
    @Ctx() context: Context,
  ): Promise<readonly BillableStudent[]> {
    const mine = billedRegions(context.require(billsSomewhere));
    if (!q.trim()) return [];
    const where = { status: billable, regionIds: mine === 'all' ? undefined : mine };
    const { items } = await context.read(users).find({ where, search: q, sort: { field: 'nameKey' }, limit: most });
    return Promise.all(
      items.map(async ({ _id, fullName, email, regionIds, groupIds }) => {
        const within = regionIds.filter((id) => mine === 'all' || mine.includes(id));
        const [billed, attended] = await Promise.all([
          Promise.all(within.map((id) => context.join(regions, id))),
          Promise.all(groupIds.map((id) => context.join(groups, id))),
        ]);
        return {
          id: _id,
          fullName,
          email,
          regions: billed.filter(isThere).map((one) => ({ _id: one._id, name: one.name })),
          groups: attended
            .filter(isThere)
            .filter(({ regionId }) => within.includes(regionId))
            .map((one) => ({ _id: one._id, name: one.name })),
        };
      }),
    );
  }
}
