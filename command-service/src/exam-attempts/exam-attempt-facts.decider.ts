import { every } from '@paideia/documents/every.ts';
import type { ExamAttemptCommand } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import { examSittingStream, partsOfAttempt, sittingIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { correctionsFor } from '@paideia/events/exam-attempts/exam-correction.rules.ts';
import { examDefinitionStream, examScheduleStream, type ExamDefinition } from '@paideia/events/exams/exam.events.ts';
import { lockOfCourse, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { examDefinition, publishedOf, versionOf } from '../exams/exam-definition.decider.ts';
import { deadlineOf, examSchedule } from '../exams/exam-schedule.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Absence } from '@paideia/events/kernel/dates.ts';
import type { Ask, Given } from '../kernel/decide/decider.ts';
import type { Corrections, ExamAttemptState, Started } from './exam-attempt-state.decider.ts';
import { examAttemptFacts, type ExamAttemptFact } from './exam-attempt.facts.ts';
import { beatKey, type Beat } from './exam-page.ts';
import { examSitting } from './exam-sitting.decider.ts';
import { examStartFacts, type ExamStartFacts, type Sat } from './exam-start.facts.ts';

export type ExamAttemptFacts = {
  readonly regionId: string | undefined;
  /** The term of the exam's course. An attempt that has begun goes on to its end whatever it says, so that no answers are lost. */
  readonly lock: TermLock | undefined;
  /** The version of the attempt, or the published one for an attempt that is to begin. */
  readonly definition: ExamDefinition | undefined;
  /** What was found wrong of that version since, for the group. */
  readonly corrections: Corrections;
  /** The student's other attempts at this exam in the group, asked for where it matters whether one is a retake. */
  readonly others: readonly Pick<ExamAttemptFact, 'n' | 'status'>[];
  /** The student's deadline as it stands now, asked for when an attempt is submitted: it may have been extended since the attempt began. */
  readonly closesAt: string | undefined;
  /** Of several pages that show the attempt this one has it, asked for when a page sends an answer. */
  readonly holder: string | undefined;
  /** The services were away then, for everybody. */
  readonly absences: readonly Absence[];
  /** Only the beginning of an attempt is judged by it. */
  readonly beginning: (ExamStartFacts & Sat) | undefined;
};
/** An attempt that was voided does not count, so the one after it is no retake for its sake. */
export const isRetake = ({ n }: Started, others: ExamAttemptFacts['others']): boolean =>
  others.some((one) => one.n < n);

/** An attempt that staff may set a penalty on or take it from, or why not. */
export function penalisable(
  { status, started, graded, byHand }: ExamAttemptState,
  { definition, actorId }: ExamAttemptFacts & Pick<Given, 'actorId'>,
) {
  if (status === 'voided') return reject('examAttempt.voided');
  if (status !== 'graded' || !started || !graded || !definition) return reject('examAttempt.notGraded');
  if (byHand) return reject('examAttempt.gradedByHand');
  return actorId === null ? reject('noAccess') : { started, graded, definition, by: actorId };
}

/** What a decision about an attempt must know besides its own stream. */
export async function examAttemptAsked(
  { type, data }: ExamAttemptCommand,
  ask: Ask,
  { started }: ExamAttemptState,
): Promise<ExamAttemptFacts> {
  const { attemptId } = data;
  const { userId, groupId, examId, n } = partsOfAttempt(attemptId);
  const group = await ask.table(groupFacts).one(groupId);
  const exam = await ask.state(examDefinition, examDefinitionStream(examId));
  // An answer is judged by the exam alone, and there are many of them.
  const isSubmitted = type === 'SubmitExamAttempt';
  const schedule = isSubmitted ? await ask.state(examSchedule, examScheduleStream(groupId, examId)) : undefined;
  const judgesRetake = isSubmitted || type === 'JudgeRetakeAgain';
  const attempts = judgesRetake
    ? await every(ask.table(examAttemptFacts), { where: { sittingId: sittingIdOf(userId, groupId, examId) } })
    : [];
  const isFromPage = type === 'SaveExamAnswer' && data.pageId !== undefined;
  const definition = started ? versionOf(exam, started.version) : publishedOf(exam);
  return {
    regionId: group?.regionId,
    definition,
    lock: definition && lockOfCourse(group?.locks ?? [], definition.courseId),
    corrections: correctionsFor(exam.corrections, { version: started?.version ?? 0, groupId }),
    absences: ask.absences(),
    holder: isFromPage ? (await ask.record<Beat>(beatKey(attemptId)))?.pageId : undefined,
    closesAt: schedule && deadlineOf(schedule, userId),
    others: attempts.filter((one) => one.n !== n && one.status !== 'voided'),
    beginning:
      type === 'BeginAttempt'
        ? {
            ...(await examStartFacts({ userId, groupId, examId }, ask)),
            ...(await ask.state(examSitting, examSittingStream(userId, groupId, examId))),
          }
        : undefined,
  };
}
