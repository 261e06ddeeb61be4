import { correctionsFor, judgedBy } from '@paideia/events/exam-attempts/exam-correction.rules.ts';
import type { ExamCorrection, ExamDefinition, Question } from '@paideia/events/exams/exam.events.ts';
import { lockOfCourse, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { refusedBy, type LockedTerm } from '../groups/term-lock.rules.ts';

export type CorrectionFacts = {
  /** The group that a correction is for. */
  readonly group: { readonly regionId: string; readonly locks: readonly TermLock[] } | undefined;
  /** The groups in which whoever corrects has sat the exam. */
  readonly satIn: readonly string[];
};
export const noCorrectionFacts: CorrectionFacts = { group: undefined, satIn: [] };
export type RefusedCorrection =
  | LockedTerm
  | `exam.${'groupUnknown' | 'oneCorrectOption' | 'questionUnknown' | 'correctsNothing' | 'nothingLeft' | 'ownAttempt'}`;
type Sat = { readonly versions: readonly ExamDefinition[]; readonly corrections: readonly ExamCorrection[] };

/** Groups that were corrected in their own way, and all others, for which any other name stands. */
const placesOf = (all: readonly ExamCorrection[]): readonly string[] => [
  '',
  ...new Set(all.flatMap(({ groupId }) => (groupId === null ? [] : [groupId]))),
];
/** Every possible answer of one question comes out as before, in each group that the correction is for. */
function changesNothing(wish: ExamCorrection, { options, correctOptionId }: Question, { corrections }: Sat): boolean {
  const { version, questionId } = wish;
  const judged = (given: string | null, one: ExamCorrection | undefined) => {
    const { isCorrect, ruling } = judgedBy({ questionId, given, correct: correctOptionId }, one);
    return ruling === 'notCounted' ? 'notCounted' : isCorrect;
  };
  const places = wish.groupId === null ? placesOf(corrections) : [wish.groupId];
  return places.every((groupId) => {
    const present = correctionsFor(corrections, { version, groupId }).get(questionId);
    return [null, ...options.map(({ id }) => id)].every((given) => judged(given, present) === judged(given, wish));
  });
}

/** Why a question is not corrected so; undefined when it is. */
export function refusedCorrection(
  wish: ExamCorrection,
  sat: Sat,
  { group, satIn }: CorrectionFacts,
): Rejection<RefusedCorrection> | undefined {
  const { version, groupId, questionId, accepted } = wish;
  if (groupId !== null && !group) return reject('exam.groupUnknown');
  const definition = sat.versions.find((one) => one.version === version);
  const lock = definition && group && lockOfCourse(group.locks, definition.courseId);
  if (lock) return refusedBy(lock);
  const question = definition?.questions.find(({ id }) => id === questionId);
  if (!definition || !question) return reject('exam.questionUnknown');
  if (!accepted.every((id) => question.options.some((option) => option.id === id)))
    return reject('exam.oneCorrectOption');
  if (groupId === null ? satIn.length > 0 : satIn.includes(groupId)) return reject('exam.ownAttempt');
  if (changesNothing(wish, question, sat)) return reject('exam.correctsNothing');
  const then = [...sat.corrections, wish];
  const isEmpty = placesOf(then).some((place) => {
    const rulings = [...correctionsFor(then, { version, groupId: place }).values()];
    return rulings.filter(({ ruling }) => ruling === 'notCounted').length >= definition.questions.length;
  });
  return isEmpty ? reject('exam.nothingLeft') : undefined;
}
