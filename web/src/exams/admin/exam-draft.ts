import {
  leastPassMark,
  mostAttempts,
  longestTimeLimitMin,
  mostPointsPerQuestion,
  repeatedOptions,
} from '@paideia/events/exams/exam.rules.ts';
import { type DecimalRange, decimalText, newId, parseDecimal, percentRange } from '../../lib/forms/index.ts';
import type { ExamQuestionFragment, StaffExamFragment } from '../../generated/exams/admin/exam-admin.ts';
import type { BankQuestionFragment } from '../../generated/exams/admin/question-bank.ts';
import type { ExamInput } from '../../generated/schema.ts';

/** An exam stays here as it was typed. */
export type ExamDraft = {
  readonly title: string;
  readonly instructions: string;
  readonly passMark: string;
  readonly attempts: string;
  readonly points: string;
  readonly hasTimeLimit: boolean;
  readonly minutes: string;
  readonly openBook: boolean;
  readonly penalty: boolean;
  readonly questions: readonly ExamQuestionFragment[];
};
export const ranges = {
  passMark: { ...percentRange, min: leastPassMark * 100 },
  attempts: { digits: 0, min: 1, max: mostAttempts },
  points: { digits: 0, min: 1, max: mostPointsPerQuestion },
  minutes: { digits: 0, min: 1, max: longestTimeLimitMin },
} as const satisfies Readonly<Record<string, DecimalRange>>;

export const freshQuestion = (): ExamQuestionFragment => ({
  id: newId(),
  kind: 'choice',
  text: '',
  correctOptionId: '',
  options: [newId(), newId(), newId(), newId()].map((id) => ({ id, text: '' })),
  from: null,
});
/** A question of another exam, as one of this one that says where it came from. */
export const copied = ({
  examId,
  questionId,
  kind,
  text,
  options,
  correctOptionId,
}: BankQuestionFragment): ExamQuestionFragment => ({
  id: newId(),
  kind,
  text,
  correctOptionId,
  options: options.map((option) => ({ id: option.id, text: option.text })),
  from: { examId, questionId },
});
export const isCopyOf =
  ({ examId, questionId }: Pick<BankQuestionFragment, 'examId' | 'questionId'>) =>
  ({ from }: Pick<ExamQuestionFragment, 'from'>): boolean =>
    from?.examId === examId && from.questionId === questionId;
export const freshDraft = (): ExamDraft => ({
  title: '',
  instructions: '',
  passMark: '70',
  attempts: '2',
  points: '1',
  hasTimeLimit: false,
  minutes: '45',
  openBook: false,
  penalty: false,
  questions: [],
});
export const draftOf = (exam: StaffExamFragment): ExamDraft => ({
  title: exam.title,
  instructions: exam.instructions ?? '',
  openBook: exam.openBook,
  penalty: exam.penalty,
  passMark: decimalText(Math.round(exam.passMark * 100), 2),
  attempts: String(exam.attemptsAllowed),
  points: String(exam.pointsPerQuestion),
  hasTimeLimit: exam.timeLimitMin !== null,
  minutes: String(exam.timeLimitMin ?? 45),
  questions: (exam.questions ?? []).map(({ id, kind, text, options, correctOptionId, from }) => ({
    id,
    kind,
    text,
    correctOptionId,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    from: from && { examId: from.examId, questionId: from.questionId },
  })),
});

type Problem =
  | 'titleMissing'
  | 'questionsMissing'
  | 'questionMissing'
  | 'answerMissing'
  | 'answerTwice'
  | 'rightMissing';
/** They say where something is missing, or is there twice: `title`, `questions`, `<question>`, `<question>.right`, `<question>.<option>`. */
export type Problems = ReadonlyMap<string, Problem>;
const isBlank = (text: string) => text.trim() === '';
export function problemsOf({ title, questions }: ExamDraft): Problems {
  const found = new Map<string, Problem>();
  if (isBlank(title)) found.set('title', 'titleMissing');
  if (questions.length === 0) found.set('questions', 'questionsMissing');
  for (const { id, text, options, correctOptionId } of questions) {
    if (isBlank(text)) found.set(id, 'questionMissing');
    for (const option of options) if (isBlank(option.text)) found.set(`${id}.${option.id}`, 'answerMissing');
    const written = options.filter((option) => !isBlank(option.text));
    for (const again of repeatedOptions(written)) found.set(`${id}.${again}`, 'answerTwice');
    if (!options.some((option) => option.id === correctOptionId)) found.set(`${id}.right`, 'rightMissing');
  }
  return found;
}
export const isOfQuestion = (id: string) => (path: string) => path === id || path.startsWith(`${id}.`);

/** It makes what is sent, or undefined while a number cannot be read or something is missing. */
export function inputOf(draft: ExamDraft, _id: string, courseId: string): Required<ExamInput> | undefined {
  const read = (text: string, range: DecimalRange) => {
    const found = parseDecimal(text, range);
    return 'units' in found ? found.units : undefined;
  };
  const [passMark, attemptsAllowed, pointsPerQuestion] = [
    read(draft.passMark, ranges.passMark),
    read(draft.attempts, ranges.attempts),
    read(draft.points, ranges.points),
  ];
  const timeLimitMin = draft.hasTimeLimit ? read(draft.minutes, ranges.minutes) : null;
  if (
    passMark === undefined ||
    attemptsAllowed === undefined ||
    pointsPerQuestion === undefined ||
    timeLimitMin === undefined
  )
    return undefined;
  if (problemsOf(draft).size > 0) return undefined;
  const { title, instructions, openBook, penalty, questions } = draft;
  return {
    _id,
    courseId,
    title,
    instructions,
    openBook,
    penalty,
    questions,
    passMark: passMark / 100,
    attemptsAllowed,
    pointsPerQuestion,
    timeLimitMin,
  };
}

/** It gives the same questions, with the one at `from` at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}
/** True or false has two answers of its own; back from it, they stay to be written over. */
export const ofKind = (
  question: ExamQuestionFragment,
  kind: ExamQuestionFragment['kind'],
  words: readonly [string, string],
): ExamQuestionFragment =>
  kind === question.kind
    ? question
    : kind === 'choice'
      ? { ...question, kind }
      : {
          ...question,
          kind,
          correctOptionId: '',
          options: ['true', 'false'].map((id, i) => ({ id, text: words[i as 0 | 1] })),
        };
