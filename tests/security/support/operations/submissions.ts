import { list, ofPerson, revision, type Row, seesResults, soon } from '../row.ts';
import { admin, anyOf, inRegion, regionalManager } from '@paideia/events/kernel/permission.ts';
import { submissionPermissions } from '@paideia/events/submissions/submission.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  allAssignmentSubmissions: list(seesResults, {
    id: (of) => of.submissionId,
    rule: anyOf(admin, regionalManager, inRegion('instructor')),
  }),
  AssignmentSubmission: ofPerson(anyOf(admin, regionalManager, inRegion('instructor')), ({ submissionId }) => ({
    id: submissionId,
  })),
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
