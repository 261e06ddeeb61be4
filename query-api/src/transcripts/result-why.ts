import { examDefinitions, passMarkOf } from '@paideia/projection-service/exams/exam.view.ts';
import { examAttemptStream } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examDefinitionStream } from '@paideia/events/exams/exam.events.ts';
import { examProjection } from '@paideia/projection-service/exam-attempts/exam.projection.ts';
import { examResults, type ExamResultView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { visibleResult } from '../exam-attempts/exam-result.queries.ts';
import { workIn } from '../courses/work.queries.ts';
import { foldOf, readUpTo, type AsOf } from '../kernel/graphql/as-of.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { pastMoment } from '../registers/group-timetable.types.ts';
import { eventsBehind, onePart } from '../registers/events-behind.queries.ts';
import type { Why } from '../registers/why.types.ts';
import { gradeFormatter, nameFor, type GradeFormatter } from './grade-formatter.ts';

/** Answers which row of the table of scores made it. */
function ruleOf(result: ExamResultView, { tell, list }: GradeFormatter): string {
  const { voided, regraded, abandoned, passed, late, retake, penalised } = result;
  if (voided) return tell('ruleVoided');
  if (regraded) return tell('ruleByHand');
  if (abandoned !== null) return tell('ruleAbandoned');
  if (!passed) return tell(late ? 'ruleFailedLate' : 'ruleFailed');
  const reasons = [
    ...(retake ? [tell('reasonRetake')] : []),
    ...(penalised ? [tell('reasonPenalised')] : []),
    ...(late ? [tell('reasonLate')] : []),
  ];
  return reasons.length === 0 ? tell('rulePassed') : tell('ruleCapped', { reasons: list(reasons) });
}

/** The result as it stood then; one that had not ended is not there. */
async function pastResult(context: Context, { _id, examId }: ExamResultView, at: string): Promise<ExamResultView> {
  const then = foldOf(
    examProjection,
    await readUpTo(context, [examDefinitionStream(examId), examAttemptStream(_id)], at),
  ).one(examResults, _id);
  if (!then) throw new Refusal('notFound');
  return then;
}

/** Why an attempt has this score: `id` is the attempt's. */
export async function whyResult(context: Context, id: string, asOf?: AsOf): Promise<Why> {
  const present = await visibleResult(context, id);
  const at = await pastMoment(context, present.groupId, asOf);
  const result = at === undefined ? present : await pastResult(context, present, at);
  const { userId, examId, version, n, points, maxPoints, raw, score, scaledFrom, regraded } = result;
  const formatter = gradeFormatter(context);
  const { tell, line, percent } = formatter;
  const [{ entries }, definition, student] = await Promise.all([
    eventsBehind(context, result.why, { userId, readsPersonal: true }),
    context.join(examDefinitions, examId),
    nameFor(context, userId),
  ]);
  const attempt = { exam: (await workIn(context.join, definition)) ?? '', n };
  const passMark = definition && passMarkOf(definition, version);
  const recorded = regraded
    ? tell('byHandValue', { percent: percent(score) })
    : scaledFrom === null
      ? percent(score)
      : tell('scaledValue', { percent: percent(score), raw: percent(scaledFrom) });
  return {
    title: student === undefined ? tell('examTitle', attempt) : tell('examTitleOf', { ...attempt, student }),
    value: percent(score),
    formula: [
      ...(maxPoints > 0 ? [line('points', tell('pointsFormula', { points, maxPoints, raw: percent(raw, 2) }))] : []),
      ...(passMark === undefined ? [] : [line('passMark', percent(passMark))]),
      line('recorded', recorded),
    ],
    rule: ruleOf(result, formatter),
    parts: onePart(entries),
  };
}
