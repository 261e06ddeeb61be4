import { percent } from '../../lib/i18n/index.ts';
import type { StaffSubmissionRowFragment } from '../../generated/submissions/admin/submission-admin.ts';

type State = Pick<StaffSubmissionRowFragment, 'status' | 'type' | 'complete' | 'submittedAt'>;
/** It was handed in and has no grade since, whether or not the student may still change it. */
export const waitsForGrade = ({ status, submittedAt }: Pick<State, 'status' | 'submittedAt'>): boolean =>
  status !== 'graded' && submittedAt !== null;

/** The chip of a submission as the staff sees it: what became of completion work is its state, and what waits is not closed. */
export function stateOf(row: State): string {
  if (waitsForGrade(row)) return 'submitted';
  if (row.status !== 'graded' || row.type === 'graded') return row.status;
  return row.complete === true ? 'complete' : 'incomplete';
}
/** "85%"; nothing where there is no figure. */
export const gradeText = ({ grade }: Pick<StaffSubmissionRowFragment, 'grade'>): string =>
  grade === null ? '' : percent(grade, 2);

/** The next row that waits for a grade, after the one that was graded, or else from the start. */
export function nextWaiting<T extends Pick<StaffSubmissionRowFragment, 'id' | 'status' | 'submittedAt'>>(
  rows: readonly T[],
  graded: string,
): T | undefined {
  const here = rows.findIndex(({ id }) => id === graded);
  return [...rows.slice(here + 1), ...rows.slice(0, Math.max(0, here))].find(
    (row) => waitsForGrade(row) && row.id !== graded,
  );
}
