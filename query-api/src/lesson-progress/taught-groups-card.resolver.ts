import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { dashboardCard } from '../kernel/graphql/dashboard.ts';
import { ownGroupIds } from '../teachers/teacher.queries.ts';
import { TaughtGroup } from './group-progress.types.ts';

export const TaughtGroupsCard = dashboardCard({
  name: 'taughtGroups',
  description: 'The groups that the person looks after as a teacher, by name, without those in the archive',
  type: () => [TaughtGroup],
  isFor: () => true,
  async read(context, { actor }) {
    const own = await Promise.all((await ownGroupIds(context, actor.userId)).map((id) => context.join(groups, id)));
    const found = own
      .flatMap((group) => (group && !group.archived ? [group] : []))
      .toSorted((one, other) => one.nameKey.localeCompare(other.nameKey))
      .map(async ({ _id, name, regionId }) => ({
        _id,
        name,
        regionName: (await context.join(regions, regionId))?.name ?? null,
      }));
    return found.length > 0 ? Promise.all(found) : null;
  },
});
