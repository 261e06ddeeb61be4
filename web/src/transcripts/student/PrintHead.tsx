import Box from '@mui/material/Box';
import { dayOf, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { Letterhead, paperMessages } from '../../lib/paper/index.ts';
import type { OwnTranscriptFragment } from '../../generated/transcripts/transcripts.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';

type Props = { readonly transcript: OwnTranscriptFragment; readonly asOf: string | undefined };

/** Only on paper: the college, what this is, whose it is, and when it was printed. */
export function PrintHead({ transcript, asOf }: Props) {
  const t = useMessages(transcriptsMessages);
  const paper = useMessages(paperMessages);
  const { campus, timeZone } = transcript;
  const printed = fullDate(dayOf(new Date(), timeZone));
  return (
    <Box
      sx={{
        display: 'none',
        '@media print': { display: 'flex' },
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        gap: '18px',
        pb: '18px',
      }}
    >
      <Letterhead campus={campus} />
      <Box sx={{ textAlign: 'end', flex: 'none', maxWidth: '50%', fontSize: '10pt' }}>
        <Box sx={{ fontSize: '15pt', lineHeight: '22pt', fontWeight: 650 }}>{t('printTitle')}</Box>
        <div>{t('unofficialPrinted')}</div>
        <div>{asOf ? t('asOfPrinted', { date: fullDate(asOf), printed }) : paper('printed', { date: printed })}</div>
      </Box>
    </Box>
  );
}
