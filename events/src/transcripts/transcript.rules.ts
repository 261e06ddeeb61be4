import { bestOf } from '../exam-attempts/exam-attempt.rules.ts';
import { mean, round2 } from '../kernel/figures.ts';

/** It is counted in characters. */
export const longestNote = 2000;
export const mostTransferredCredits = 100;

type ExamItem = {
  readonly kind: 'exam';
  readonly attempts: readonly { readonly n: number; readonly score: number }[];
  readonly weight: number;
};
type AssignmentItem = { readonly kind: 'assignment'; readonly grade: number | null; readonly weight: number };
/** Complete or incomplete: shown, not counted. */
type CompletionItem = { readonly kind: 'completion' };
/** Work that the student is excused from: shown, and left out of everything, whatever was made of it. */
type ExcusedItem = { readonly kind: 'excused' };
export type GradedItem = ExamItem | AssignmentItem | CompletionItem | ExcusedItem;

type Attempt = { readonly n: number; readonly score: number; readonly voided: boolean };
/** An exam as it counts: attempts that were voided do not, and of the others the best does. */
export function examItem<A extends Attempt>(
  attempts: readonly A[],
): { readonly graded: ExamItem; readonly best: A | undefined } {
  const counted = attempts.filter(({ voided }) => !voided);
  return { graded: { kind: 'exam', weight: 1, attempts: counted }, best: bestOf(counted) };
}
/** An assignment as it counts. */
export const assignmentItem = (
  { type, weight }: { readonly type: 'graded' | 'completion'; readonly weight: number },
  grade: number | null,
): AssignmentItem | CompletionItem =>
  type === 'graded' ? { kind: 'assignment', grade, weight } : { kind: 'completion' };

/** Answers what an item counts for; it is null while there is nothing to count. */
export const gradeOfItem = (item: GradedItem): number | null =>
  item.kind === 'exam' ? (bestOf(item.attempts)?.score ?? null) : item.kind === 'assignment' ? item.grade : null;

/** The weighted mean of what is graded, with two decimals; null: N/A. */
export function courseGrade(items: readonly GradedItem[]): number | null {
  const counted = items.flatMap((item) => {
    const grade = gradeOfItem(item);
    return grade === null || item.kind === 'completion' || item.kind === 'excused'
      ? []
      : [{ grade, weight: item.weight }];
  });
  const weight = counted.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 ? null : round2(counted.reduce((sum, one) => sum + one.grade * one.weight, 0) / weight);
}

/** The mean of the grades that there are, with two decimals; null: N/A. */
export function meanGrade(grades: readonly (number | null)[]): number | null {
  const value = mean(grades.filter((grade) => grade !== null));
  return value === null ? null : round2(value);
}

/** The mean of the course grades that there are; the deduction is taken once, from it, and never below 0. */
export function termGrade(
  courseGrades: readonly (number | null)[],
  deduction: number,
): { readonly average: number | null; readonly grade: number | null } {
  const average = mean(courseGrades.filter((grade) => grade !== null));
  if (average === null) return { average: null, grade: null };
  return { average: round2(average), grade: round2(Math.max(0, average - deduction)) };
}
