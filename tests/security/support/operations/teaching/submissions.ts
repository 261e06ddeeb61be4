import { list, listed, member, nothing, ofPerson, ofRegion, revision, type Row, seesResults, soon } from '../../row.ts';
import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  keyed,
  regionalManager,
  signedIn,
} from '@paideia/events/kernel/permission.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { submissionPermissions, submissionKeys } from '@paideia/events/submissions/submission.permissions.ts';

const fileId = demoId('X', 98);

export const queries: Readonly<Record<string, Row>> = {
  allAssignmentSubmissions: list(listed(submissionKeys.read, seesResults), {
    id: (of) => of.submissionId,
    rule: keyed(submissionKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
  }),
  assignment: ofRegion(member, ({ assignmentId }) => ({ _id: assignmentId })),
  mySubmission: ofRegion(member, ({ assignmentId }) => ({ assignmentId }), { note: 'the own' }),
  AssignmentSubmission: ofPerson(
    keyed(submissionKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
    ({ submissionId }) => ({
      id: submissionId,
    }),
  ),
};
const ofOwnClass = {
  rule: inPerson(signedIn),
  ...nothing,
  note: 'the own, in the own class; elsewhere there is no assignment',
} satisfies Row;
export const mutations: Readonly<Record<string, Row>> = {
  addSubmissionFile: { ...ofOwnClass, args: ({ assignmentId }) => ({ assignmentId, fileId }) },
  // There is no such file in anybody's work, and everybody who may ask is told so.
  removeSubmissionFile: { ...ofOwnClass, isAbsent: true, args: ({ assignmentId }) => ({ assignmentId, fileId }) },
  submitAssignment: { ...ofOwnClass, args: ({ assignmentId }) => ({ assignmentId, note: 'for the matrix' }) },
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
