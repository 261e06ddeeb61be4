import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { AppLink, FactList } from '../../lib/ui/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import type { GradebookRowFragment } from '../../generated/gradebook/admin/gradebook.ts';
import { CellValue } from './CellValue.tsx';
import type { Rows } from './gradebook-rows.ts';
import { gradeText, shownColumns } from './gradebook-cells.ts';
import { gradebookMessages } from './gradebook.messages.ts';

/** On phones: each student with the average, and below it, when it is opened, one piece of work after the other. */
export function GradebookList({ gradebook, askFor }: Rows) {
  const t = useMessages(gradebookMessages);
  const { columns, students, average } = gradebook;
  const { named } = useNamesakes();
  const shown = shownColumns(columns);
  const countOf = ({ cells }: GradebookRowFragment, state: 'missing' | 'waiting') =>
    cells.filter((cell) => cell.state === state).length;
  const notesOf = (row: GradebookRowFragment) =>
    (
      [
        ['missing', 'countMissing'],
        ['waiting', 'countWaiting'],
      ] as const
    ).flatMap(([state, word]) => {
      const count = countOf(row, state);
      return count > 0 ? [t(word, { count: number(count) })] : [];
    });
  return (
    <Box component="ul" sx={{ listStyle: 'none' }}>
      {students.items.map((row) => (
        <Box component="li" key={row.userId} sx={{ borderTop: '1px solid var(--line)', fontSize: 14 }}>
          <details>
            <Box
              component="summary"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '3px 12px',
                p: '12px 18px',
                minHeight: 48,
                cursor: 'pointer',
                'details[open] > & svg': { rotate: '180deg' },
              }}
            >
              <b style={{ fontWeight: 600, flex: '1 1 50%', overflowWrap: 'anywhere' }}>{named(row) || t('erased')}</b>
              <b style={{ fontWeight: 600 }}>{gradeText(row.average, t)}</b>
              <ExpandMore fontSize="small" aria-hidden="true" />
              <span style={{ flexBasis: '100%', color: 'var(--ink-2)' }}>{notesOf(row).join(', ')}</span>
            </Box>
            <Box sx={opened}>
              <FactList
                facts={shown.map((column) =>
                  column.kind === 'grade'
                    ? [
                        t('gradeOf', { course: column.code }),
                        gradeText(row.grades.find(({ courseId }) => courseId === column.courseId)?.grade ?? null, t),
                      ]
                    : [
                        `${column.work.courseCode} ${column.work.title}`,
                        <CellValue
                          key={column.work.workId}
                          row={row}
                          work={column.work}
                          cell={row.cells[column.at]!}
                          onAsk={askFor(row)}
                        />,
                      ],
                )}
              />
              <Box sx={{ mt: '9px' }}>
                <AppLink to={addressOf(studentRecord, { id: row.userId })}>{labelOf(studentRecord)}</AppLink>
              </Box>
            </Box>
          </details>
        </Box>
      ))}
      <Box
        component="li"
        sx={{ display: 'flex', gap: '12px', p: '12px 18px', borderTop: '1px solid var(--line)', fontSize: 14 }}
      >
        <span style={{ flex: 1 }}>{t('average')}</span>
        <b style={{ fontWeight: 600 }}>{gradeText(average, t)}</b>
      </Box>
    </Box>
  );
}

const opened = {
  p: '0 18px 15px',
  '& small': { display: 'block', color: 'var(--ink-2)', fontSize: 12.5 },
  // A finger needs them as large.
  '& a': { display: 'inline-block', minWidth: 24, minHeight: 24 },
} as const;
