import { percent } from '../../kernel/formats.ts';
import type { SubmissionRow } from './submission-admin.documents.ts';

/** The chip of a submission: what became of completion work is its state. */
export function stateOf({ status, type, complete }: Pick<SubmissionRow, 'status' | 'type' | 'complete'>): string {
  if (status !== 'graded' || type === 'graded') return status;
  return complete === true ? 'complete' : 'incomplete';
}
/** "85%"; nothing where there is no figure. */
export const gradeText = ({ grade }: Pick<SubmissionRow, 'grade'>): string => (grade === null ? '' : percent(grade, 2));

/** The next row that waits for a grade, after the one that was graded, or else from the start. */
export function nextWaiting(rows: readonly SubmissionRow[], graded: string): SubmissionRow | undefined {
  const here = rows.findIndex(({ id }) => id === graded);
  return [...rows.slice(here + 1), ...rows.slice(0, Math.max(0, here))].find(({ status, id }) => status === 'submitted' && id !== graded);
}
