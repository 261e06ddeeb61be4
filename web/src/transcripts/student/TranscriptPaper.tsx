import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { PageNumbers } from '../../lib/paper/index.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { MomentContext } from './moment.ts';
import { type Paper, PrintHead } from './PrintHead.tsx';
import { SignatureLine } from './SignatureLine.tsx';
import { TermSheet } from './TermSheet.tsx';

/** The document: one sheet a term, the average over all, notes; on paper with head, signature line and page numbers. */
export function TranscriptPaper({ transcript, asOf, issued }: Paper) {
  const t = useMessages(transcriptsMessages);
  const { terms, overall, notes, timeZone } = transcript;
  const moment = useMemo(() => ({ asOf, timeZone }), [asOf, timeZone]);
  return (
    <MomentContext value={moment}>
      <PageNumbers />
      <PrintHead transcript={transcript} asOf={asOf} issued={issued} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: { xs: '12px', md: '18px' },
          '@media print': { display: 'block' },
        }}
      >
        {terms.map((term) => (
          <TermSheet key={term.name} transcript={transcript} term={term} />
        ))}
        {terms.length > 1 && overall !== null && (
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              p: '0 24px',
              fontWeight: 650,
              fontSize: 17,
              '@media print': { px: 0, mt: '12px' },
            }}
          >
            <span>{t('overall')}</span>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {number(overall, 2)}
            </Box>
          </Box>
        )}
        {notes.length > 0 && (
          <Box component="section" sx={{ px: '24px', '@media print': { px: 0, mt: '18px' } }}>
            <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
              {t('notes')}
            </Typography>
            <Box
              component="ul"
              sx={{ fontSize: 14, lineHeight: '20px', color: 'var(--ink-2)', '& li + li': { mt: '6px' } }}
            >
              {notes.map(({ noteId, text, transferredCredit }) => (
                <li key={noteId}>
                  {text} {transferredCredit !== null && t('transferred', { count: number(transferredCredit) })}
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Box>
      <SignatureLine code={issued?.code} />
    </MomentContext>
  );
}
