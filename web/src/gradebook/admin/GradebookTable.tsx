import Box from '@mui/material/Box';
import { dateTime, number, useMessages } from '../../lib/i18n/index.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { AppLink, tableStyles } from '../../lib/ui/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import type { GradebookColumnFragment } from '../../generated/gradebook/admin/gradebook.ts';
import { gradebook as gradebookScreen } from '../gradebook.screens.ts';
import { CellValue } from './CellValue.tsx';
import type { Rows } from './gradebook-rows.ts';
import { gradeText, shownColumns, toneOf, type Shown } from './gradebook-cells.ts';
import { gradebookMessages } from './gradebook.messages.ts';

const keyOf = (column: Shown) => (column.kind === 'work' ? column.work.workId : column.courseId);

/** Students by exams and assignments; names and headings stay in sight where the table is larger than the screen. */
export function GradebookTable({ gradebook, askFor }: Rows) {
  const t = useMessages(gradebookMessages);
  const { columns, students, average, timeZone } = gradebook;
  const { apart } = useNamesakes();
  const shown = shownColumns(columns);
  const below = ({ kind, dueAt, weight }: GradebookColumnFragment) => [
    t('due', { date: dateTime(dueAt, timeZone) }),
    ...(kind === 'completion' || weight === 1 ? [] : [t('weight', { weight: number(weight, 2) })]),
  ];
  const counts = ({ missing, waiting }: GradebookColumnFragment) => [
    ...(missing > 0 ? [t('countMissing', { count: number(missing) })] : []),
    ...(waiting > 0 ? [t('countWaiting', { count: number(waiting) })] : []),
  ];
  return (
    <Box role="group" aria-label={labelOf(gradebookScreen)} tabIndex={0} sx={scrolled}>
      <Box component="table" sx={styles}>
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            <th scope="col">{t('average')}</th>
            {shown.map((column) => (
              <th key={keyOf(column)} scope="col">
                {column.kind === 'grade' ? (
                  t('gradeOf', { course: column.code })
                ) : (
                  <>
                    <small>{column.work.courseCode}</small> {column.work.title}{' '}
                    <small>{below(column.work).join(', ')}</small>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.items.map((row) => {
            const { userId, name, cells, grades, average: own } = row;
            const onAsk = askFor(row);
            return (
              <tr key={userId}>
                <th scope="row">
                  <AppLink to={addressOf(studentRecord, { id: userId })}>{name ?? t('erased')}</AppLink>
                  {row.namesake && <small>{apart(row)}</small>}
                </th>
                <td data-grade="">{gradeText(own, t)}</td>
                {shown.map((column) => {
                  if (column.kind === 'grade') {
                    const grade = grades.find(({ courseId }) => courseId === column.courseId)?.grade ?? null;
                    return (
                      <td key={keyOf(column)} data-grade="">
                        {gradeText(grade, t)}
                      </td>
                    );
                  }
                  const cell = cells[column.at]!;
                  const tone = toneOf(cell);
                  return (
                    <Box
                      component="td"
                      key={keyOf(column)}
                      sx={{
                        ...(tone && { bgcolor: `var(--${tone}-tint)` }),
                        '@media print': { bgcolor: 'transparent' },
                      }}
                    >
                      <CellValue row={row} work={column.work} cell={cell} onAsk={onAsk} />
                    </Box>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('average')}</th>
            <td>{gradeText(average, t)}</td>
            {shown.map((column) => (
              <td key={keyOf(column)}>
                {column.kind === 'work' && (
                  <>
                    {column.work.kind !== 'completion' && gradeText(column.work.average, t)}
                    <small>{counts(column.work).join(', ')}</small>
                  </>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

const scrolled = {
  overflow: 'auto',
  maxHeight: 'calc(100vh - 150px)',
  // What has the focus scrolls clear of the headings, the names and the averages, which stay.
  scrollPadding: '126px 12px 66px 198px',
  '@media print': { overflow: 'visible', maxHeight: 'none' },
} as const;
const edge = { position: 'sticky', bgcolor: 'var(--paper)' } as const;
const styles = {
  ...tableStyles,
  // Borders of a collapsed table do not stick with their cells.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& tbody tr': {},
  '& th': { ...tableStyles['& th'], whiteSpace: 'normal', verticalAlign: 'bottom', minWidth: 96, maxWidth: 180 },
  '& thead th': { ...edge, top: 0, zIndex: 1, overflowWrap: 'break-word', hyphens: 'auto' },
  '& td': { ...tableStyles['& td'], borderInlineStart: '1px solid var(--line)', minWidth: 96 },
  '& tbody td, & tfoot td': { fontVariantNumeric: 'tabular-nums' },
  '& [data-grade]': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12.5, lineHeight: '18px', fontWeight: 400, color: 'var(--ink-2)' },
  '& th[scope=row]': { fontSize: 14, fontWeight: 600, verticalAlign: 'middle', overflowWrap: 'anywhere' },
  // These styles are for the first column alone: the first cell of a row is its heading.
  '& tr > :first-of-type': {},
  // The line between them is that of the last row, which stays in sight.
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tfoot :is(th, td)': { ...edge, bottom: 0, fontWeight: 600, borderTop: '1px solid var(--line)', borderBottom: 0 },
  '& tr > th:first-of-type': { ...edge, insetInlineStart: 0, zIndex: 1, paddingInlineStart: '18px', minWidth: 180 },
  '& :is(thead, tfoot) tr > th:first-of-type': { zIndex: 2 },
  '@media print': {
    fontSize: 11,
    '& :is(th, td)': { position: 'static !important', minWidth: '0 !important', height: 'auto !important' },
    '& tr': { breakInside: 'avoid' },
    // A column is as wide as its longest word there, so that no name is broken within one.
    '& th[scope=row]': { fontSize: 11, overflowWrap: 'break-word' },
    '& small': { fontSize: 10, lineHeight: '14px' },
  },
} as const;
