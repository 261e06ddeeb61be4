import Box from '@mui/material/Box';
import { number, percent, useMessages } from '../lib/i18n/index.ts';
import { AppLink, tableStyles, visuallyHidden } from '../lib/ui/index.ts';
import type { ProgressColumnFragment, StudentProgressFragment } from '../generated/lesson-progress/lesson-progress.ts';
import { lessonProgressMessages } from './lesson-progress.messages.ts';

type Column = ProgressColumnFragment;
type Cell = StudentProgressFragment['cells'][number];

/** A cell says how many lessons of a course are done, or how far a lesson is. */
export function useCellText() {
  const t = useMessages(lessonProgressMessages);
  return ({ code, count }: Column, { completed, opened, percent: share }: Cell): string => {
    if (code !== null) return t('of', { done: number(completed), count: number(count) });
    if (completed > 0) return t('done');
    if (!opened) return t('notOpened');
    return share === null ? t('opened') : percent(share);
  };
}
/** The colours repeat what the words say. */
function toneOf({ count, due }: Column, { completed, opened }: Cell) {
  if (count > 0 && completed >= count) return { bgcolor: 'var(--success-tint)' };
  if (completed >= due) return {};
  // Less than half of what is due, or a due lesson that was never opened.
  return { bgcolor: completed * 2 < due && (count > 1 || !opened) ? 'var(--danger-tint)' : 'var(--warning-tint)' };
}

/** Titles of lessons are read whole: a long one has a column in which it takes three or four lines. */
const widthOf = (title: string) => Math.min(180, 60 + 2 * title.length);

type Props = {
  readonly columns: readonly Column[];
  readonly due: number;
  readonly students: readonly StudentProgressFragment[];
  readonly recordOf: ((userId: string) => string) | undefined;
};
/** Students by courses or lessons; the names stay in sight where the table is wider than the screen. */
export function ProgressTable({ columns, due, students, recordOf }: Props) {
  const t = useMessages(lessonProgressMessages);
  const cellText = useCellText();
  const count = columns.reduce((sum, column) => sum + column.count, 0);
  return (
    <Box role="group" aria-label={t('progress')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={styles}>
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            <th scope="col">{t('done')}</th>
            <th scope="col">{t('behind')}</th>
            {columns.map(({ _id, code, title }) => (
              <th key={_id} scope="col" {...(code === null ? { style: { minWidth: widthOf(title) } } : { title })}>
                {code ?? title}
                {code !== null && (
                  <Box component="span" sx={visuallyHidden}>
                    {` ${title}`}
                  </Box>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ userId, name, completed, behind, cells }) => (
            <tr key={userId}>
              <th scope="row">
                {recordOf ? <AppLink to={recordOf(userId)}>{name ?? t('erased')}</AppLink> : (name ?? t('erased'))}
              </th>
              <td>
                {t('of', {
                  done: number(completed),
                  count: number(count),
                })}
              </td>
              <td>{behind > 0 ? number(behind) : due > 0 && t('onTime')}</td>
              {columns.map((column, n) => {
                const cell = cells[n]!;
                const missing = column.code === null ? 0 : column.due - cell.completed;
                return (
                  <Box component="td" key={column._id} sx={toneOf(column, cell)}>
                    {cellText(column, cell)}
                    {missing > 0 && <small>{t('behindBy', { count: number(missing) })}</small>}
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const styles = {
  ...tableStyles,
  '& tbody tr': {},
  '& th': { ...tableStyles['& th'], whiteSpace: 'normal', verticalAlign: 'bottom', minWidth: 84, maxWidth: 180 },
  '& th[scope=col]': { overflowWrap: 'break-word', hyphens: 'auto' },
  '& td': { ...tableStyles['& td'], borderInlineStart: '1px solid var(--line)', minWidth: 84 },
  '& td small': { display: 'block', fontSize: 12.5, lineHeight: '18px' },
  '& th[scope=row]': { fontSize: 14, fontWeight: 600, verticalAlign: 'middle', overflowWrap: 'anywhere' },
  // These styles are for the first column alone: the first cell of a row is its heading.
  '& tr > :first-of-type': {},
  '& tbody tr:last-of-type th': { borderBottom: 0 },
  '& tr > th:first-child': {
    paddingInlineStart: '18px',
    position: 'sticky',
    insetInlineStart: 0,
    bgcolor: 'var(--paper)',
    minWidth: { xs: 156, md: 180 },
  },
} as const;
