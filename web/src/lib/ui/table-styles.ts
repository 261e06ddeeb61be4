/** The one table of the console, and of what both apps show: rows of two lines, thin lines between them, the opened row marked at its edge. */
export const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  '& th': {
    textAlign: 'start',
    fontSize: 12.5,
    fontWeight: 600,
    color: 'var(--ink-3)',
    p: '9px',
    borderBottom: '1px solid var(--line)',
    whiteSpace: 'nowrap',
  },
  '& td': { height: 54, p: '6px 9px', borderBottom: '1px solid var(--line)', verticalAlign: 'middle' },
  // A finger of 24 px finds a link that is all of its cell.
  '& :is(td, th) > a': { display: 'inline-block', py: '2px' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tr > :first-of-type': { paddingInlineStart: '18px' },
  '& tr > :last-child': { paddingInlineEnd: '18px' },
  // Only columns of figures: with these digits Inter has wide hyphens too, which tear names apart.
  '& td[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover td': { backgroundColor: 'var(--tint-2)' },
  '& tr[data-state=selected] td': { backgroundColor: 'var(--info-tint)' },
  '& tr[data-state=open] td': { backgroundColor: 'var(--tint)' },
  '& tr[data-state=open] td:first-of-type': { boxShadow: 'inset 3px 0 var(--primary)' },
  '& .MuiCheckbox-root': { p: '6px', m: '-6px' },
} as const;
