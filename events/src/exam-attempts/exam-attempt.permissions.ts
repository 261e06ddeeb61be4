import { admin, anyOf, inPerson, inRegion, regionalManager, self, system, type Rule } from '../kernel/permission.ts';
import type { ExamAttemptCommand, ExamSittingCommand } from './exam-attempt.commands.ts';

const sits = inPerson(self);
const grades = inPerson(anyOf(admin, regionalManager, inRegion('instructor')));
const rules = inPerson(anyOf(admin, regionalManager));

export const examAttemptPermissions: Readonly<
  Record<ExamAttemptCommand['type'] | ExamSittingCommand['type'] | 'StartExamAttempt', Rule>
> = {
  StartExamAttempt: sits,
  // Steps of the start, which is asked as a whole.
  ReserveAttempt: system,
  BeginAttempt: system,
  SaveExamAnswer: sits,
  SubmitExamAttempt: sits,
  AbandonExamAttempt: anyOf(sits, system),
  CloseSittingAttempt: system,
  ReturnSittingAttempt: system,
  GrantExtraAttempt: grades,
  PenaliseExamAttempt: rules,
  LiftPenalty: rules,
  GradeAttempt: grades,
  VoidExamAttempt: rules,
};
export const readsExamResult = anyOf(self, admin, regionalManager, inRegion('instructor'));
