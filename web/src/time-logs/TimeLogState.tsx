import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import type { TimeLogStatus } from '../generated/schema.ts';
import { useMessages } from '../lib/i18n/index.ts';
import { ToneChip } from '../lib/ui/index.ts';
import { timeLogWords } from './time-log-words.messages.ts';

const looks = {
  draft: { tone: 'neutral', icon: EditNote },
  submitted: { tone: 'info', icon: Upload },
  evaluated: { tone: 'success', icon: CheckCircle },
} as const;

export function TimeLogState({ status }: { readonly status: TimeLogStatus }) {
  const t = useMessages(timeLogWords);
  return <ToneChip {...looks[status]}>{t(status)}</ToneChip>;
}
