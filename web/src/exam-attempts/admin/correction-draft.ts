import type { ExamCorrectionScope, QuestionRuling } from '../../generated/schema.ts';
import type {
  SatQuestionFieldsFragment,
  SatVersionFieldsFragment,
} from '../../generated/exam-attempts/admin/exam-correction.ts';

/** It stands for all groups where the id of one would. */
export const everyGroup = 'all';
/** It is typed so; an empty text is nothing yet. */
export type CorrectionDraft = {
  readonly correctionId: string;
  readonly groupId: string;
  readonly version: number;
  readonly questionId: string;
  readonly ruling: QuestionRuling | '';
  readonly accepted: readonly string[];
  readonly reason: string;
};

/** The version and the question that are chosen: the first of what was sat last, until somebody chooses. */
export function chosenOf(
  versions: readonly SatVersionFieldsFragment[],
  { version, questionId }: Pick<CorrectionDraft, 'version' | 'questionId'>,
): {
  readonly version?: SatVersionFieldsFragment | undefined;
  readonly question?: SatQuestionFieldsFragment | undefined;
} {
  const chosen = versions.find((one) => one.version === version) ?? versions.at(-1);
  return { version: chosen, question: chosen?.questions.find((one) => one.questionId === questionId) };
}

export const groupOf = (chosen: string): string | null => (chosen === everyGroup ? null : chosen);

/** What would be corrected; undefined while something is missing. */
export function scopeOf(
  examId: string,
  { groupId, ruling, accepted }: CorrectionDraft,
  { version, question }: ReturnType<typeof chosenOf>,
): Required<ExamCorrectionScope> | undefined {
  if (!version || !question || ruling === '') return undefined;
  const right =
    ruling === 'accepts'
      ? question.options.flatMap(({ optionId }) => (accepted.includes(optionId) ? [optionId] : []))
      : [];
  if (ruling === 'accepts' && right.length === 0) return undefined;
  return {
    examId,
    groupId: groupOf(groupId),
    version: version.version,
    questionId: question.questionId,
    ruling,
    accepted: right,
  };
}

/** The answers that are right as it stands, by the key or by what it was corrected to. */
export const rightSoFar = ({ ruling, accepted, correctOptionId }: SatQuestionFieldsFragment): readonly string[] =>
  ruling === null ? [correctOptionId] : ruling === 'accepts' ? accepted : [];
