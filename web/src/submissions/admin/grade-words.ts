import { percent } from '../../lib/i18n/index.ts';
import type { StaffSubmissionRowFragment } from '../../generated/submissions/admin/submission-admin.ts';

type State = Pick<StaffSubmissionRowFragment, 'status' | 'type' | 'complete'>;

/** The chip of a submission as the staff sees it: what became of completion work is its state. */
export function stateOf({ status, type, complete }: State): string {
  if (status !== 'graded' || type === 'graded') return status;
  return complete === true ? 'complete' : 'incomplete';
}
/** "85%"; nothing where there is no figure. */
export const gradeText = ({ grade }: Pick<StaffSubmissionRowFragment, 'grade'>): string =>
  grade === null ? '' : percent(grade, 2);

/** The next row that waits for a grade, after the one that was graded, or else from the start. */
export function nextWaiting<T extends Pick<StaffSubmissionRowFragment, 'id' | 'status' | 'excused'>>(
  rows: readonly T[],
  graded: string,
): T | undefined {
  const here = rows.findIndex(({ id }) => id === graded);
  return [...rows.slice(here + 1), ...rows.slice(0, Math.max(0, here))].find(
    ({ id, status, excused }) => status === 'submitted' && !excused && id !== graded,
  );
}
