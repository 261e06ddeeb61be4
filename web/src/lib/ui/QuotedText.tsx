import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What somebody wrote, word for word and line by line. */
export const QuotedText = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="blockquote"
    sx={{
      m: 0,
      borderInlineStart: '3px solid var(--line-strong)',
      p: '3px 0 3px 12px',
      color: 'var(--ink-2)',
      fontSize: 14,
      lineHeight: '21px',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);
