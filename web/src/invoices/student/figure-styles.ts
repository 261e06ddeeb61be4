/** A key figure and the words around it look like this. */
export const figure = {
  fontSize: { xs: 30, md: 36 },
  lineHeight: '42px',
  fontWeight: 650,
  letterSpacing: '-.025em',
  fontVariantNumeric: 'tabular-nums',
};
export const caption = { fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' };
/** Tables inside cards keep the card's padding at both ends. */
export const tableInCard = {
  '& td, & th': {
    '&:first-of-type': { pl: { xs: '15px', md: '24px' } },
    '&:last-of-type': { pr: { xs: '15px', md: '24px' } },
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '@media print': {
    '& td, & th': { '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
    '& a': { color: 'var(--ink)' },
    '& th': { color: 'var(--ink)', borderBottom: '1.5px solid var(--ink)' },
  },
};
