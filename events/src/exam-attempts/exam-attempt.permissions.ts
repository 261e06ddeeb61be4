import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  keyed,
  ofAnother,
  regionalManager,
  self,
  somewhere,
  system,
  type Rule,
} from '../kernel/permission.ts';
import type { ExamAttemptCommand, ExamSittingCommand } from './exam-attempt.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const examResultKeys = defineKeys('examResults', { order: 40, isRegional: true });

const staff = anyOf(admin, regionalManager, inRegion('instructor'));
/** Whoever by a role sets or grades something somewhere. */
export const gradesSomewhere = somewhere(staff);
/** Whoever may grade the attempts of a group may say what its exam should have counted as right. */
export const gradesExams = inPerson(keyed(examResultKeys.write, staff));
const sits = inPerson(self);
const grades = inPerson(ofAnother(keyed(examResultKeys.write, staff)));
const rules = inPerson(ofAnother(keyed(examResultKeys.write, anyOf(admin, regionalManager))));

export const examAttemptPermissions: Readonly<
  Record<ExamAttemptCommand['type'] | ExamSittingCommand['type'] | 'StartExamAttempt', Rule>
> = {
  StartExamAttempt: sits,
  // A step of the start, which is asked as a whole.
  BeginAttempt: system,
  SaveExamAnswer: sits,
  SubmitExamAttempt: sits,
  AbandonExamAttempt: anyOf(sits, system),
  CloseSittingAttempt: system,
  ReturnSittingAttempt: system,
  GrantExtraAttempt: grades,
  GrantExtraTime: grades,
  PenaliseExamAttempt: rules,
  LiftPenalty: rules,
  GradeAttempt: grades,
  VoidExamAttempt: rules,
  JudgeRetakeAgain: system,
  JudgeAnswersAgain: system,
};
export const readsExamResult = anyOf(self, keyed(examResultKeys.read, staff));
