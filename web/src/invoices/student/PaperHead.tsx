import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { dayOf, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { type CampusFieldsFragment, Letterhead, PageNumbers, paperMessages } from '../../lib/paper/index.ts';

type Props = { readonly campus: CampusFieldsFragment | null; readonly children: ReactNode };

/** The head of a document: the college, and at the right what the document is about; on paper also when it was printed. */
export function PaperHead({ campus, children }: Props) {
  const t = useMessages(paperMessages);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        justifyContent: 'space-between',
        gap: { xs: '9px', md: '24px' },
        p: { xs: '15px', md: '18px 24px' },
        borderBottom: '1px solid var(--line)',
        '@media print': { flexDirection: 'row', px: 0, borderBottom: 0 },
      }}
    >
      <Letterhead campus={campus} />
      <Box
        sx={{
          fontSize: 13,
          lineHeight: '18px',
          color: 'var(--ink-2)',
          '@media print': { flex: 'none', maxWidth: '50%', textAlign: 'end' },
        }}
      >
        {children}
        <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
          <div>{t('printed', { date: fullDate(dayOf(new Date())) })}</div>
        </Box>
      </Box>
      <PageNumbers />
    </Box>
  );
}
