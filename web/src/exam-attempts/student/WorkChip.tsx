import Shield from '@mui/icons-material/ShieldOutlined';
import { useMessages } from '../../lib/i18n/index.ts';
import { StatusChip, ToneChip } from '../../lib/ui/index.ts';
import { assessmentsMessages } from '../assessments.messages.ts';

type Props = { readonly kind: 'exam' | 'assignment'; readonly status: string };

/** The state of an exam or an assignment; to be excused from work is another word than for an absence in most languages. */
export function WorkChip({ kind, status }: Props) {
  const t = useMessages(assessmentsMessages);
  if (status !== 'excused') return <StatusChip area={kind} status={status} />;
  return (
    <ToneChip tone="info" icon={Shield}>
      {t('exempt')}
    </ToneChip>
  );
}
