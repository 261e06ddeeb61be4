import { readsAssignment } from '@paideia/events/assignments/assignment.permissions.ts';
import { regionsWhere, somewhere } from '@paideia/events/kernel/permission.ts';
import { assignments, type AssignmentView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { Assignment, AssignmentFilter } from './assignment.types.ts';

/** `allAssignments`, `Assignment`: of the groups in the regions where the actor reads results. */
export const AssignmentAdminResolver = adminResource<AssignmentView, Assignment, AssignmentFilter>({
  name: 'Assignment',
  type: Assignment,
  view: assignments,
  filter: AssignmentFilter,
  rule: somewhere(readsAssignment),
  scope: (actor) => withinRegions(regionsWhere(actor, readsAssignment)),
  where: ({ q, groupId, courseId }) => ({
    where: { groupId: groupId ?? undefined, courseId: courseId ?? undefined },
    search: q ?? undefined,
  }),
  sorts: { dueAt: 'dueAt', title: 'titleKey' },
  map: (view) => ({ id: view._id, ...view }),
});
