import Block from '@mui/icons-material/BlockOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { StatusChip, ToneChip } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { StaffResultRowFragment } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';

type Props = {
  readonly result: StaffResultRowFragment;
};

/** Passed or failed, and all that is special about an attempt. */
export function ResultChips({ result: { passed, late, penalised, abandoned, regraded, voided } }: Props) {
  const t = useMessages(resultsAdminMessages);
  const chip = (tone: 'danger' | 'neutral' | 'info' | 'warning', icon: typeof Block, text: string) => (
    <ToneChip tone={tone} icon={icon}>
      {text}
    </ToneChip>
  );
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '3px 6px' }}>
      {voided && chip('neutral', Block, t('voided'))}
      {(abandoned === null || regraded) && <StatusChip area="exam" status={passed ? 'passed' : 'failed'} />}
      {abandoned !== null && chip('danger', HighlightOff, t('abandoned'))}
      {late && chip('warning', Schedule, t('late'))}
      {penalised && chip('warning', Gavel, t('penalised'))}
      {regraded && chip('info', EditNote, t('byHand'))}
    </Box>
  );
}
