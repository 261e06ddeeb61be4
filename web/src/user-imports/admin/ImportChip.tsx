import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { ToneChip } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { stateText } from './import-words.ts';
import { importsMessages } from './imports.messages.ts';

const looks = {
  running: { tone: 'info', icon: Schedule },
  undoing: { tone: 'info', icon: Schedule },
  finished: { tone: 'success', icon: CheckCircle },
  cancelled: { tone: 'warning', icon: HighlightOff },
  undone: { tone: 'neutral', icon: Undo },
} as const;
const isKnown = (status: string): status is keyof typeof looks => status in looks;

/** It says how far an import is. */
export function ImportChip({ status }: { readonly status: string }) {
  const t = useMessages(importsMessages);
  return <ToneChip {...(isKnown(status) ? looks[status] : looks.undone)}>{stateText(status, t)}</ToneChip>;
}
