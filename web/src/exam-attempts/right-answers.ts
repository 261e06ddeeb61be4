import type { ResultAnswerFragment } from '../generated/exam-attempts/exam-attempts.ts';

type Answer = Pick<ResultAnswerFragment, 'correct' | 'accepted' | 'isCorrect' | 'ruling'>;

/** The options that are right, by the key or by what the question was corrected to. */
export const rightAnswers = ({ correct, accepted }: Pick<Answer, 'correct' | 'accepted'>): readonly string[] =>
  accepted.length > 0 ? accepted : [correct];

/** How many are right, of those that count. */
export function rightOf(answers: readonly Pick<Answer, 'isCorrect' | 'ruling'>[]) {
  const counted = answers.filter(({ ruling }) => ruling !== 'notCounted');
  return { right: counted.filter(({ isCorrect }) => isCorrect).length, total: counted.length };
}
