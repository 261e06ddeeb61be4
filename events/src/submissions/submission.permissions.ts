import { admin, anyOf, inPerson, inRegion, keyed, regionalManager, self, type Rule } from '../kernel/permission.ts';
import type { SubmissionCommand } from './submission.commands.ts';

export const submissionPermissions: Readonly<Record<SubmissionCommand['type'], Rule>> = {
  UploadSubmissionFile: inPerson(self),
  RemoveSubmissionFile: inPerson(self),
  SubmitAssignment: inPerson(self),
  GradeSubmission: inPerson(keyed('submissions:write', anyOf(admin, regionalManager, inRegion('instructor')))),
  ReopenSubmission: inPerson(keyed('submissions:write', anyOf(admin, regionalManager))),
};
export const readsSubmission = anyOf(
  self,
  keyed('submissions:read', anyOf(admin, regionalManager, inRegion('instructor'))),
);
