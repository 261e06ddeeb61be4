import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { dayOf, fullDate } from '../../kernel/formats.ts';
import { PageNumbers } from '../../kernel/PageNumbers.tsx';
import { paperMessages } from '../../kernel/paper.messages.ts';
import { useStart } from '../../kernel/start.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { BrandMark } from '../../shell/BrandMark.tsx';

/** The head of a document: the college, with its mark on paper, and at the right what the document is about. */
export function PaperHead({ place, children }: { readonly place: string | null; readonly children: ReactNode }) {
  const { config } = useStart();
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
      <div>
        <Box sx={{ display: 'none', mb: '9px', '@media print': { display: 'block' } }}>
          <BrandMark size={48} />
        </Box>
        <b>{config.orgName}</b>
        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{place}</Box>
      </div>
      <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
        {children}
        <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>{t('printed', { date: fullDate(dayOf(new Date())) })}</Box>
      </Box>
      <PageNumbers />
    </Box>
  );
}
