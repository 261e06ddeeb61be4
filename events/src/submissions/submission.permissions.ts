import { admin, anyOf, inPerson, inRegion, regionalManager, self, type Rule } from '../kernel/permission.ts';
import type { SubmissionCommand } from './submission.commands.ts';

export const submissionPermissions: Readonly<Record<SubmissionCommand['type'], Rule>> = {
  UploadSubmissionFile: inPerson(self),
  RemoveSubmissionFile: inPerson(self),
  SubmitAssignment: inPerson(self),
  GradeSubmission: inPerson(anyOf(admin, regionalManager, inRegion('instructor'))),
  ReopenSubmission: inPerson(anyOf(admin, regionalManager)),
};
export const readsSubmission = anyOf(self, admin, regionalManager, inRegion('instructor'));
