import Box from '@mui/material/Box';
import { dayOf, fullDate, useMessages } from '../../lib/i18n/index.ts';
import type { OwnTranscriptFragment } from '../../generated/transcripts/transcripts.ts';
import { Letterhead, paperMessages } from '../../lib/paper/index.ts';
import { transcriptIssuesMessages } from '../transcript-issues.messages.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import type { Issued } from './use-issuing.ts';

export type Paper = {
  readonly transcript: OwnTranscriptFragment;
  readonly asOf: string | undefined;
  /** With the code by which others check it. */
  readonly issued: Issued | undefined;
};

/** Only on paper: the college, what this is, whose it is, and when it was printed. */
export function PrintHead({ transcript, asOf, issued }: Paper) {
  const t = useMessages(transcriptsMessages);
  const issues = useMessages(transcriptIssuesMessages);
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
        <div>
          {issued
            ? issues('issuedPrinted', { date: fullDate(dayOf(issued.issue.issuedAt, timeZone)) })
            : t('unofficialPrinted')}
        </div>
        <div>{asOf ? t('asOfPrinted', { date: fullDate(asOf), printed }) : paper('printed', { date: printed })}</div>
      </Box>
    </Box>
  );
}
