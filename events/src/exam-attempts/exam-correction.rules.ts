import type { ExamCorrection, ExamDefinition } from '../exams/exam.events.ts';
import type { GradedAnswer } from './exam-attempt.events.ts';
import { scoreOf, type Score, type Scoring } from './exam-attempt.rules.ts';

type Scope = Pick<ExamCorrection, 'version' | 'groupId' | 'questionId'>;
export type Ruled = Pick<ExamCorrection, 'ruling' | 'accepted'>;

/** Those that hold for attempts of that version in that group, by question, the latest last. A map: the id of a question may be a name that every object has. */
export function correctionsFor<C extends Scope>(
  all: readonly C[],
  { version, groupId }: { readonly version: number; readonly groupId: string },
): ReadonlyMap<string, C> {
  const found = new Map<string, C>();
  for (const one of all) {
    if (one.version !== version || (one.groupId !== null && one.groupId !== groupId)) continue;
    found.delete(one.questionId);
    found.set(one.questionId, one);
  }
  return found;
}

/** An answer judged by the key of the question, or by what it was corrected to; `correct` is the key. */
export function judgedBy(
  { questionId, given, correct }: Pick<GradedAnswer, 'questionId' | 'given' | 'correct'>,
  corrected: Ruled | undefined,
): GradedAnswer {
  const answer = { questionId, given, correct, isCorrect: given === correct };
  if (!corrected) return answer;
  const { ruling, accepted } = corrected;
  if (ruling === 'everybody') return { ...answer, isCorrect: true, ruling };
  if (ruling === 'notCounted') return { ...answer, ruling };
  const right = accepted.includes(correct) ? correct : (accepted[0] ?? correct);
  return { ...answer, correct: right, isCorrect: given !== null && accepted.includes(given), ruling, accepted };
}

/** The answers of an attempt, judged by the version that was sat and by what was corrected since. */
export const judgedAgain = (
  answers: readonly GradedAnswer[],
  { questions }: Pick<ExamDefinition, 'questions'>,
  corrections: ReadonlyMap<string, Ruled>,
): readonly GradedAnswer[] => {
  const keys = new Map(questions.map(({ id, correctOptionId }) => [id, correctOptionId]));
  return answers.map((answer) =>
    judgedBy({ ...answer, correct: keys.get(answer.questionId) ?? answer.correct }, corrections.get(answer.questionId)),
  );
};

/** What the judged answers are worth, of how many points. */
function worthOf(
  answers: readonly GradedAnswer[],
  { questions, pointsPerQuestion }: Pick<ExamDefinition, 'questions' | 'pointsPerQuestion'>,
): Pick<Scoring, 'points' | 'maxPoints'> {
  const leftOut = answers.filter(({ ruling }) => ruling === 'notCounted').length;
  const right = answers.filter(({ isCorrect, ruling }) => isCorrect && ruling !== 'notCounted').length;
  return { points: right * pointsPerQuestion, maxPoints: (questions.length - leftOut) * pointsPerQuestion };
}

type Flags = Pick<Scoring, 'retake' | 'penalised' | 'late'>;
/** The score of an attempt by its answers as they are judged now, by the same rules and as the same retake, penalised or late attempt as before. */
export const scoredAgain = (
  answers: readonly GradedAnswer[],
  definition: Pick<ExamDefinition, 'questions' | 'pointsPerQuestion' | 'passMark'>,
  { retake, penalised, late }: Flags,
): Score & Pick<Scoring, 'points' | 'maxPoints'> => {
  const worth = worthOf(answers, definition);
  return { ...worth, ...scoreOf({ ...worth, passMark: definition.passMark, retake, penalised, late }) };
};
