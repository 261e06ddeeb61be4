import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMessages } from '../../lib/i18n/index.ts';
import { assessmentsMessages } from '../assessments.messages.ts';

/** On the page of an exam or an assignment that does not count for the student, with what staff said why. */
export function ExcusedNotice({ reason }: { readonly reason: string | null }) {
  const t = useMessages(assessmentsMessages);
  return (
    <Alert severity="info">
      {t('excused')}
      {reason && <Box sx={{ mt: '3px', overflowWrap: 'anywhere' }}>{t('excusedReason', { reason })}</Box>}
    </Alert>
  );
}
