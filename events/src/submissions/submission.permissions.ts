import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  keyed,
  ofAnother,
  regionalManager,
  self,
  system,
  type Rule,
} from '../kernel/permission.ts';
import type { SubmissionCommand } from './submission.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const submissionKeys = defineKeys('submissions', { order: 30, isRegional: true });

const judges = (rule: Rule) => inPerson(ofAnother(keyed(submissionKeys.write, rule)));

export const submissionPermissions: Readonly<Record<SubmissionCommand['type'], Rule>> = {
  UploadSubmissionFile: inPerson(self),
  RemoveSubmissionFile: inPerson(self),
  SubmitAssignment: inPerson(self),
  GradeSubmission: judges(anyOf(admin, regionalManager, inRegion('instructor'))),
  ReopenSubmission: judges(anyOf(admin, regionalManager)),
  RemindOfSubmission: system,
};
export const readsSubmission = anyOf(
  self,
  keyed(submissionKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
);
