import { defineAudit, named, part, percent, sentence, whole, word } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  examAttemptAuditFields,
  examAttemptAuditValues,
  examAttemptCategories,
  examAttemptSentences as texts,
} from './exam-attempt-audit.messages.ts';
import { examAttemptEvents, examSittingEvents } from './exam-attempt.events.ts';

type Away = { readonly away?: { readonly from: string; readonly until: string } | undefined };
type Attempt = { readonly examId: string; readonly n: number };
const attempt = ({ examId, n }: Attempt) => ({ exam: named('exam', examId), n });
const minutesOf = ({ from, until }: NonNullable<Away['away']>) =>
  Math.ceil((Date.parse(until) - Date.parse(from)) / 60_000);
const awayFields = ({ away }: Away) => (away ? { awayFrom: away.from, awayUntil: away.until } : {});
const said = (message: MessageDescriptor) => (data: Attempt) => sentence(message, attempt(data));
const ended = (message: MessageDescriptor) => (data: Attempt & { readonly outcome: string }) =>
  sentence(message, { ...attempt(data), outcome: word(data.outcome) });
const outcomeOf = ({ n, outcome }: { readonly n: number; readonly outcome: string }) => [part(`${n}`, { outcome })];

export const examSittingAudit = defineAudit(examSittingEvents, {
  label: examAttemptCategories.examSitting,
  fields: examAttemptAuditFields,
  values: examAttemptAuditValues,
  rows: {
    AttemptReserved: { sentence: said(texts.AttemptReserved), changes: ({ n }) => whole({ n }) },
    SittingAttemptClosed: { sentence: ended(texts.SittingAttemptClosed), changes: outcomeOf, isAutomatic: true },
    SittingAttemptRevised: { sentence: ended(texts.SittingAttemptRevised), changes: outcomeOf, isAutomatic: true },
    SittingAttemptReturned: {
      sentence: said(texts.SittingAttemptReturned),
      changes: ({ n }) => [part(`${n}`, { voided: true })],
      isAutomatic: true,
    },
    ExtraAttemptGranted: {
      sentence: ({ examId, count }) => sentence(texts.ExtraAttemptGranted, { exam: named('exam', examId), count }),
      changes: ({ count, reason }, known) =>
        whole({ extraAttempts: Number(known('').extraAttempts ?? 0) + count, reason }),
    },
    ExtraTimeGranted: {
      sentence: ({ examId, minutes }) =>
        sentence(texts.ExtraTimeGranted, { exam: named('exam', examId), count: minutes }),
      changes: ({ minutes, reason }) => whole({ extraMinutes: minutes, reason }),
    },
  },
});

export const examAttemptAudit = defineAudit(examAttemptEvents, {
  label: examAttemptCategories.examAttempt,
  hidden: ['attemptId', 'examId', 'startId', 'correctionId'],
  rows: {
    ExamAttemptStarted: {
      sentence: said(texts.ExamAttemptStarted),
      changes: ({ questionOrder: _order, ...fields }) => whole({ ...fields, status: 'open' }),
    },
    // Which answer it was says nothing without the question; the result shows both.
    ExamAnswerSaved: { sentence: said(texts.ExamAnswerSaved), changes: () => [] },
    ExamAttemptSubmitted: {
      sentence: (data) =>
        data.away
          ? sentence(texts['ExamAttemptSubmitted.away'], { ...attempt(data), count: minutesOf(data.away) })
          : sentence(texts.ExamAttemptSubmitted, attempt(data)),
      changes: (data) => whole({ status: 'submitted', ...awayFields(data) }),
    },
    ExamAttemptGraded: {
      sentence: (data) => {
        const graded = { ...attempt(data), score: percent(data.score) };
        if (data.correctionId !== undefined) return sentence(texts['ExamAttemptGraded.corrected'], graded);
        return data.scaledFrom === null
          ? sentence(texts.ExamAttemptGraded, graded)
          : sentence(texts['ExamAttemptGraded.scaled'], { ...graded, scaledFrom: percent(data.scaledFrom) });
      },
      changes: ({ answers: _answers, correctionId: _correctionId, before: _before, ...fields }) =>
        whole({ ...fields, status: 'graded' }),
      isAutomatic: true,
    },
    ExamAttemptAbandoned: {
      sentence: (data) => {
        const failed = { ...attempt(data), reason: word(data.reason) };
        return data.away
          ? sentence(texts['ExamAttemptAbandoned.away'], { ...failed, count: minutesOf(data.away) })
          : sentence(texts.ExamAttemptAbandoned, failed);
      },
      changes: (data) => whole({ status: 'abandoned', reason: data.reason, ...awayFields(data) }),
      isAutomatic: true,
    },
    ExamAttemptPenalised: {
      sentence: said(texts.ExamAttemptPenalised),
      changes: ({ reason }) => whole({ penalised: true, reason }),
    },
    PenaltyLifted: {
      sentence: said(texts.PenaltyLifted),
      changes: ({ reason }) => whole({ penalised: false, reason }),
    },
    ExamAttemptRegraded: {
      sentence: (data) => sentence(texts.ExamAttemptRegraded, { ...attempt(data), score: percent(data.score) }),
      changes: ({ score, passed, reason }) => whole({ score, passed, scaledFrom: null, reason }),
    },
    ExamAttemptVoided: {
      sentence: said(texts.ExamAttemptVoided),
      changes: ({ reason }) => whole({ status: 'voided', reason }),
    },
  },
});
