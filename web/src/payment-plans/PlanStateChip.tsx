import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import type { PlanState } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import { useMessages } from '../lib/i18n/index.ts';
import { ToneChip } from '../lib/ui/index.ts';
import { planWordsMessages } from './plan-words.messages.ts';

const looks = {
  enabled: { tone: 'info', icon: Schedule },
  disabled: { tone: 'warning', icon: PauseCircle },
  completed: { tone: 'success', icon: CheckCircle },
} as const;

export function PlanStateChip({ state }: { readonly state: PlanState }) {
  const t = useMessages(planWordsMessages);
  return <ToneChip {...looks[state]}>{t(state)}</ToneChip>;
}
