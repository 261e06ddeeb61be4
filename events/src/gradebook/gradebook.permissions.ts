import { examAttemptPermissions, readsExamResult } from '../exam-attempts/exam-attempt.permissions.ts';
import type { Rule } from '../kernel/permission.ts';
import { readsSubmission, submissionPermissions } from '../submissions/submission.permissions.ts';
import type { ExcusedWorkCommand } from './excused-work.commands.ts';

/** A grade is made of exams and of work, so that who sees the grades of a class is who may see both. No owner is ever given to it: nobody sees a class for being in it. */
export const readsGradebook: Rule = (who, { regionId }) =>
  readsExamResult(who, { regionId }) && readsSubmission(who, { regionId });

/** What a student is excused from changes a grade, so that whoever may give grades of both kinds may do it. */
const excuses: Rule = (who, scope) =>
  examAttemptPermissions.GradeAttempt(who, scope) && submissionPermissions.GradeSubmission(who, scope);
export const excusedWorkPermissions: Readonly<Record<ExcusedWorkCommand['type'], Rule>> = {
  ExcuseWork: excuses,
  WithdrawWorkExcuse: excuses,
};
