import { list, listed, ofPerson, revision, type Row, seesResults, soon } from '../../row.ts';
import { admin, anyOf, inRegion, keyed, regionalManager } from '@paideia/events/kernel/permission.ts';
import { submissionPermissions, submissionKeys } from '@paideia/events/submissions/submission.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  allAssignmentSubmissions: list(listed(submissionKeys.read, seesResults), {
    id: (of) => of.submissionId,
    rule: keyed(submissionKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
  }),
  AssignmentSubmission: ofPerson(
    keyed(submissionKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
    ({ submissionId }) => ({
      id: submissionId,
    }),
  ),
};
export const mutations: Readonly<Record<string, Row>> = {
  gradeSubmission: ofPerson(submissionPermissions.GradeSubmission, (of) => ({
    assignmentId: of.assignmentId,
    userId: of.userId,
    ...revision,
    grade: 50,
  })),
  reopenSubmission: ofPerson(submissionPermissions.ReopenSubmission, (of) => ({
    assignmentId: of.assignmentId,
    userId: of.userId,
    ...revision,
    until: soon(48),
  })),
};
