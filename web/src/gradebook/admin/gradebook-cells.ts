import { examResults } from '../../exam-attempts/exam-attempts.screens.ts';
import { percent, type Translate } from '../../lib/i18n/index.ts';
import { submissions } from '../../submissions/submissions.screens.ts';
import type { GradebookCellFragment, GradebookColumnFragment } from '../../generated/gradebook/admin/gradebook.ts';
import type { gradebookMessages } from './gradebook.messages.ts';

export type Cell = GradebookCellFragment;
type T = Translate<keyof typeof gradebookMessages>;
export type Shown =
  | { readonly kind: 'work'; readonly at: number; readonly work: GradebookColumnFragment }
  | { readonly kind: 'grade'; readonly courseId: string; readonly code: string };

/** The work of each course, and behind it the grade of the course where there are several. */
export function shownColumns(columns: readonly GradebookColumnFragment[]): readonly Shown[] {
  const courseIds = [...new Set(columns.map(({ courseId }) => courseId))];
  const works = columns.map((work, at) => ({ kind: 'work', at, work }) as const);
  if (courseIds.length < 2) return works;
  return courseIds.flatMap((courseId) => {
    const own = works.filter(({ work }) => work.courseId === courseId);
    return [...own, { kind: 'grade', courseId, code: own[0]!.work.courseCode } as const];
  });
}

export const gradeText = (value: number | null, t: T): string =>
  value === null ? t('notAvailable') : percent(value, 2);
/** What stands in a cell: the score, complete or not, or why there is neither. */
export function cellText({ state, score, complete }: Pick<Cell, 'state' | 'score' | 'complete'>, t: T): string {
  if (state !== 'graded') return t(state);
  return complete === null ? gradeText(score, t) : t(complete ? 'complete' : 'incomplete');
}
/** The grade of work that was reopened counts until it is graded again. */
const gradeBefore = ({ state, score, complete }: Cell, t: T): readonly string[] =>
  (state === 'waiting' || state === 'reopened') && (score !== null || complete !== null)
    ? [t('before', { grade: cellText({ state: 'graded', score, complete }, t) })]
    : [];
/** All that is special about it. */
export const cellNotes = (cell: Cell, t: T): readonly string[] => {
  const { state, passed, late, byHand, scaledFrom, attempts, excuseReason } = cell;
  return [
    ...gradeBefore(cell, t),
    ...(state === 'graded' && passed === false ? [t('failed')] : []),
    ...(scaledFrom === null ? [] : [t('scaledFrom', { score: percent(scaledFrom, 2) })]),
    ...(late ? [t('late')] : []),
    ...(byHand ? [t('byHand')] : []),
    ...(excuseReason === null ? [] : [excuseReason]),
    ...(attempts > 1 ? [t('attempts', { count: attempts })] : []),
  ];
};
/** The colours repeat what the words say. */
export function toneOf({ state, passed, complete }: Cell): 'danger' | 'warning' | 'info' | undefined {
  if (state === 'missing') return 'danger';
  if (state === 'waiting' || state === 'reopened' || state === 'sitting') return 'info';
  return passed === false || complete === false ? 'warning' : undefined;
}
/** The page of the attempt or of the submission; undefined while there is neither. */
export const recordAddress = (
  { kind }: Pick<GradebookColumnFragment, 'kind'>,
  { recordId }: Cell,
): string | undefined =>
  recordId === null
    ? undefined
    : `${(kind === 'exam' ? examResults : submissions).path}?${new URLSearchParams({ id: recordId })}`;
