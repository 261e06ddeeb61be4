import type { Where } from '@paideia/documents/port.ts';
import { regionsWhere, somewhere } from '@paideia/events/kernel/permission.ts';
import { readsSubmission } from '@paideia/events/submissions/submission.permissions.ts';
import { submissions, type SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { shownSubmission, waitingAt } from './submission.queries.ts';
import { AssignmentSubmission, AssignmentSubmissionFilter } from './submission.types.ts';

export const SubmissionAdminResolver = adminResource<SubmissionView, AssignmentSubmission, AssignmentSubmissionFilter>({
  name: 'AssignmentSubmission',
  type: AssignmentSubmission,
  view: submissions,
  filter: AssignmentSubmissionFilter,
  rule: somewhere(readsSubmission),
  scope: (actor) => withinRegions(regionsWhere(actor, readsSubmission)),
  where: ({ q, status, groupId, regionId, assignmentId, userId }, _, { now }) => {
    const where: Where<SubmissionView> = {
      groupId: groupId ?? undefined,
      regionId: regionId ?? undefined,
      assignmentId: assignmentId ?? undefined,
      userId: userId ?? undefined,
      ...(status === 'submitted' ? waitingAt(now) : { status: status === 'closed' ? [] : (status ?? undefined) }),
    };
    return { where, search: q ?? undefined };
  },
  sorts: {
    at: 'at',
    studentName: 'studentNameKey',
    studentNameKey: 'studentNameKey',
    status: 'status',
    title: 'titleKey',
    dueAt: 'dueAt',
    submittedAt: 'submittedAt',
    grade: 'grade',
  },
  newestFirst: true,
  map: shownSubmission,
});
