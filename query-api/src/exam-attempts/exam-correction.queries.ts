import type { Where } from '@paideia/documents/port.ts';
import { correctionsFor, judgedAgain, scoredAgain } from '@paideia/events/exam-attempts/exam-correction.rules.ts';
import { gradesExams } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { examScheduleIdOf, type ExamCorrection, type ExamDefinition } from '@paideia/events/exams/exam.events.ts';
import { examResults, type ExamResultView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import {
  examDefinitions,
  examSchedules,
  type ExamDefinitionView,
} from '@paideia/projection-service/exams/exam.view.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { pages } from '../kernel/export/part.ts';
import type { Context } from '../kernel/graphql/context.ts';

/** The attempts at an exam in one group, or in all of them. */
export type SatExam = { readonly examId: string; readonly groupId: string | null };
type Ruled = Pick<ExamCorrection, 'version' | 'groupId' | 'questionId' | 'ruling' | 'accepted'>;

/** The exam, for whoever may grade it in that group, or in all; for anyone else it is not there. */
export async function gradableExam(context: Context, { examId, groupId }: SatExam): Promise<ExamDefinitionView> {
  const definition = await context.join(examDefinitions, examId);
  if (groupId === null) return context.visible(definition, gradesExams, () => ({}));
  const schedule = await context.join(examSchedules, examScheduleIdOf(groupId, examId));
  context.visible(schedule, gradesExams, ({ regionId }) => ({ regionId }));
  if (!definition) throw new Refusal('notFound');
  return definition;
}

/** All attempts that have ended, by the names of the students, a page of the store after the other. */
async function* resultsOf(context: Context, { examId, groupId }: SatExam): AsyncGenerator<ExamResultView> {
  const where: Where<ExamResultView> = { examId, groupId: groupId ?? undefined };
  for await (const page of pages(context, examResults, { where, sort: { field: 'studentNameKey' } })) yield* page;
}
/** Such a result follows from its answers. */
const isComputed = ({ voided, abandoned, regraded }: ExamResultView): boolean =>
  !voided && abandoned === null && !regraded;

/** How many are still to be graded again: their scores are not what their answers are worth by now. */
export async function waitingOf(context: Context, sat: SatExam, { versions, corrections }: ExamDefinitionView) {
  let waiting = 0;
  if (corrections.length === 0) return waiting;
  for await (const result of resultsOf(context, sat)) {
    const definition = versions.find(({ version }) => version === result.version);
    if (!definition || !isComputed(result)) continue;
    const { points, maxPoints, score } = scoredAgain(result.answers, definition, result);
    if (points !== result.points || maxPoints !== result.maxPoints || score !== result.score) waiting++;
  }
  return waiting;
}

/** Attempts by the version that was sat, those that were voided left out. */
export async function satVersions(
  context: Context,
  sat: SatExam,
  { versions }: ExamDefinitionView,
): Promise<readonly { readonly definition: ExamDefinition; readonly attempts: number }[]> {
  const found = new Map<number, number>();
  for await (const { version, voided, abandoned } of resultsOf(context, sat))
    if (!voided && abandoned === null) found.set(version, (found.get(version) ?? 0) + 1);
  return versions.flatMap((definition) => {
    const attempts = found.get(definition.version);
    return attempts === undefined ? [] : [{ definition, attempts }];
  });
}

type Affected = {
  readonly result: ExamResultView;
  readonly score: number;
  readonly passed: boolean;
};
type Outcome = {
  /** The scores that would change, and those that would if staff had not given them; by name. */
  readonly rows: readonly Affected[];
  readonly affected: number;
  readonly raised: number;
  readonly lowered: number;
  readonly nowPassed: number;
  readonly nowFailed: number;
  readonly byHand: number;
  readonly unchanged: number;
};

/** What a correction would make of the attempts. Nothing is written. */
export async function outcomeOf(
  context: Context,
  { examId, ...wish }: Ruled & SatExam,
  { versions, corrections }: ExamDefinitionView,
): Promise<Outcome> {
  const definition = versions.find(({ version }) => version === wish.version);
  if (!definition?.questions.some(({ id }) => id === wish.questionId)) throw new Refusal('exam.questionUnknown');
  const rows: Affected[] = [];
  const counts = { affected: 0, raised: 0, lowered: 0, nowPassed: 0, nowFailed: 0, byHand: 0, unchanged: 0 };
  for await (const result of resultsOf(context, { examId, groupId: wish.groupId })) {
    const { version, voided, abandoned, regraded, answers } = result;
    if (version !== wish.version || voided || abandoned !== null) continue;
    const rulings = correctionsFor<Omit<Ruled, 'examId'>>([...corrections, wish], result);
    const present = scoredAgain(answers, definition, result);
    const then = scoredAgain(judgedAgain(answers, definition, rulings), definition, result);
    if (then.points === present.points && then.maxPoints === present.maxPoints && then.score === present.score) {
      counts.unchanged++;
      continue;
    }
    rows.push({ result: { ...result, answers: [] }, score: then.score, passed: then.passed });
    if (regraded) {
      counts.byHand++;
      continue;
    }
    counts.affected++;
    if (then.score > result.score) counts.raised++;
    if (then.score < result.score) counts.lowered++;
    if (then.passed && !result.passed) counts.nowPassed++;
    if (!then.passed && result.passed) counts.nowFailed++;
  }
  return { rows, ...counts };
}
