import Box from '@mui/material/Box';
import { dayOf, fullDate } from '../../kernel/formats.ts';
import { paperMessages } from '../../kernel/paper.messages.ts';
import { useStart } from '../../kernel/start.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { BrandMark } from '../../shell/BrandMark.tsx';
import { transcriptsMessages } from '../transcripts.messages.ts';

type Props = { readonly timeZone: string; readonly asOf: string | undefined };

/** Only on paper: the college, what this is, and when it was printed. */
export function PrintHead({ timeZone, asOf }: Props) {
  const t = useMessages(transcriptsMessages);
  const paper = useMessages(paperMessages);
  const { config } = useStart();
  const printed = fullDate(dayOf(new Date(), timeZone));
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'flex' }, justifyContent: 'space-between', alignItems: 'flex-start', gap: '18px', pb: '18px' }}>
      <Box sx={{ display: 'flex', gap: '18px' }}>
        <BrandMark size={54} />
        <Box sx={{ fontSize: '17pt', lineHeight: '54px', fontWeight: 650 }}>{config.orgName}</Box>
      </Box>
      <Box sx={{ textAlign: 'end' }}>
        <Box sx={{ fontSize: '15pt', lineHeight: '22pt', fontWeight: 650 }}>{t('printTitle')}</Box>
        <Box sx={{ fontSize: '10pt' }}>{asOf ? t('asOfPrinted', { date: fullDate(asOf), printed }) : paper('printed', { date: printed })}</Box>
      </Box>
    </Box>
  );
}
