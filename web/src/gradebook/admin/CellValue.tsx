import { styled } from '@mui/material/styles';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { GradebookColumnFragment, GradebookRowFragment } from '../../generated/gradebook/admin/gradebook.ts';
import type { Asked } from './ExcuseDialog.tsx';
import { cellNotes, cellText, recordAddress, type Cell } from './gradebook-cells.ts';
import { gradebookMessages } from './gradebook.messages.ts';

/** As small as a note, since each cell has one; on paper there is nothing to press. */
const Act = styled('button')({
  display: 'block',
  padding: 0,
  minWidth: 24,
  minHeight: 24,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 12.5,
  textAlign: 'start',
  color: 'var(--secondary)',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  // Where nothing is missing few look for it: it shows itself to a pointer and to the focus, and to fingers always.
  '@media (hover: hover)': {
    'td &[data-quiet]': { opacity: 0 },
    'td:is(:hover, :focus-within) &[data-quiet]': { opacity: 1 },
  },
  '@media (max-width:767.98px)': { minHeight: 36 },
});

type Props = {
  readonly row: GradebookRowFragment;
  readonly work: GradebookColumnFragment;
  readonly cell: Cell;
  /** Undefined for whoever may not say what counts for this student. */
  readonly onAsk: ((asked: Asked) => void) | undefined;
};

/** A score, or why there is none, which leads to the attempt or the submission; and whether it is to count. */
export function CellValue({ row, work, cell, onAsk }: Props) {
  const t = useMessages(gradebookMessages);
  const to = recordAddress(work, cell);
  const { named } = useNamesakes();
  const text = cellText(cell, t);
  const notes = cellNotes(cell, t);
  const isExcused = cell.state === 'excused';
  const act = isExcused ? 'countAgain' : 'excuse';
  const names = { student: named(row) || t('erased'), work: `${work.courseCode} ${work.title}` };
  return (
    <>
      {to === undefined ? text : <AppLink to={to}>{text}</AppLink>}
      {notes.length > 0 && <small>{notes.join(', ')}</small>}
      {onAsk && (
        <Act
          type="button"
          data-print="no"
          {...(cell.state !== 'missing' && !isExcused && { 'data-quiet': '' })}
          aria-haspopup="dialog"
          aria-label={t(`${act}Of`, names)}
          onClick={() => onAsk({ row, work, isExcused })}
        >
          {t(act)}
        </Act>
      )}
    </>
  );
}
