import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import type { RequestStatus } from '@paideia/events/request-forms/request-form.rules.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ToneChip } from '../../lib/ui/index.ts';
import { requestFormsAdminMessages } from './request-forms-admin.messages.ts';

const looks = {
  open: { tone: 'warning', icon: Schedule },
  answered: { tone: 'success', icon: CheckCircle },
  closed: { tone: 'neutral', icon: Lock },
} as const;

export function RequestState({ status }: { readonly status: RequestStatus }) {
  const t = useMessages(requestFormsAdminMessages);
  return <ToneChip {...looks[status]}>{t(status)}</ToneChip>;
}
