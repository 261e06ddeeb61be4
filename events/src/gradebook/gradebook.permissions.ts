import { readsExamResult } from '../exam-attempts/exam-attempt.permissions.ts';
import type { Rule } from '../kernel/permission.ts';
import { readsSubmission } from '../submissions/submission.permissions.ts';

/** A grade is made of exams and of work, so that who sees the grades of a class is who may see both. No owner is ever given to it: nobody sees a class for being in it. */
export const readsGradebook: Rule = (who, { regionId }) =>
  readsExamResult(who, { regionId }) && readsSubmission(who, { regionId });
