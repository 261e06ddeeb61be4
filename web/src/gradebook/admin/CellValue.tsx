import { AppLink } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { GradebookColumnFragment } from '../../generated/gradebook/admin/gradebook.ts';
import { cellNotes, cellText, recordAddress, type Cell } from './gradebook-cells.ts';
import { gradebookMessages } from './gradebook.messages.ts';

/** A score, or why there is none, which leads to the attempt or the submission. */
export function CellValue({ work, cell }: { readonly work: GradebookColumnFragment; readonly cell: Cell }) {
  const t = useMessages(gradebookMessages);
  const to = recordAddress(work, cell);
  const text = cellText(cell, t);
  const notes = cellNotes(cell, t);
  return (
    <>
      {to === undefined ? text : <AppLink to={to}>{text}</AppLink>}
      {notes.length > 0 && <small>{notes.join(', ')}</small>}
    </>
  );
}
