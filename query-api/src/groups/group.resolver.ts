import { listsGroups } from '@paideia/events/groups/group.permissions.ts';
import { hasRole, type Actor } from '@paideia/events/kernel/permission.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { adminResource, type RowScope } from '../kernel/graphql/admin-resource.ts';
import { groupOf } from './group.queries.ts';
import { Group, GroupFilter } from './group.types.ts';

const ownRegions = ({ regionIds, regionRoles }: Actor): readonly string[] => [
  ...new Set([
    ...regionIds,
    ...regionRoles
      .filter(({ roleNames }) => roleNames.includes('admin') || roleNames.includes('instructor'))
      .map(({ regionId }) => regionId),
  ]),
];
/** Admins see every group, managers those of their own regions. */
const visibleGroups = (actor: Actor): RowScope<GroupView> =>
  hasRole(actor, 'admin') ? 'everything' : { regionId: ownRegions(actor) };

/** It answers `allGroups` and `Group`. */
export const GroupResolver = adminResource<GroupView, Group, GroupFilter>({
  name: 'Group',
  type: Group,
  view: groups,
  filter: GroupFilter,
  rule: listsGroups,
  scope: visibleGroups,
  where: ({ q, regionId, archived }) => ({
    where: { regionId: regionId ?? undefined, archived: archived ?? undefined },
    search: q ?? undefined,
  }),
  sorts: {
    name: 'nameKey',
    id: 'nameKey',
    studentCount: 'studentCount',
    programYear: 'programYear',
    startDate: 'startDate',
    createdAt: 'createdAt',
  },
  map: groupOf,
});
