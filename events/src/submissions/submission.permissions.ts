import { admin, anyOf, inPerson, inRegion, keyed, regionalManager, self, type Rule } from '../kernel/permission.ts';
import type { SubmissionCommand } from './submission.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const submissionKeys = defineKeys('submissions', { order: 30, isRegional: true });

export const submissionPermissions: Readonly<Record<SubmissionCommand['type'], Rule>> = {
  UploadSubmissionFile: inPerson(self),
  RemoveSubmissionFile: inPerson(self),
  SubmitAssignment: inPerson(self),
  GradeSubmission: inPerson(keyed(submissionKeys.write, anyOf(admin, regionalManager, inRegion('instructor')))),
  ReopenSubmission: inPerson(keyed(submissionKeys.write, anyOf(admin, regionalManager))),
};
export const readsSubmission = anyOf(
  self,
  keyed(submissionKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
);
