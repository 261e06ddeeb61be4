/** How the text of a document looks, where it is read and where it is written. */
export const richTextStyles = {
  maxWidth: '72ch',
  color: 'var(--ink)',
  '& > * + *': { marginTop: 12 },
  '& h2': { fontSize: 20, lineHeight: '26px' },
  '& > * + h2': { marginTop: 24 },
  '& h3, & h4': { fontSize: 17, lineHeight: '24px' },
  '& > * + h3, & > * + h4': { marginTop: 18 },
  '& ul': { listStyle: 'disc', paddingInlineStart: 24 },
  '& ol': { listStyle: 'decimal', paddingInlineStart: 24 },
  '& a': { textDecoration: 'underline' },
  '& blockquote': { margin: 0, paddingInlineStart: 15, borderInlineStart: '4px solid var(--line)' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 'var(--r-field)' },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': { border: '1px solid var(--line)', padding: '6px 9px', textAlign: 'start' },
} as const;
