import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Notes from '@mui/icons-material/NotesOutlined';
import SmartToy from '@mui/icons-material/SmartToyOutlined';
import { useMessages } from '../lib/i18n/index.ts';
import { ToneChip } from '../lib/ui/index.ts';
import type { TextStatus } from '../generated/schema.ts';
import { translationsMessages } from './translations.messages.ts';

export const textStatusLooks = {
  missing: { tone: 'danger', icon: ErrorOutline },
  original: { tone: 'neutral', icon: Notes },
  machineMade: { tone: 'warning', icon: SmartToy },
  reviewed: { tone: 'success', icon: CheckCircle },
} as const;

/** How a text came about, and whether somebody has looked at it. */
export function TextStatusChip({ status }: { readonly status: TextStatus }) {
  const t = useMessages(translationsMessages);
  return (
    <ToneChip {...textStatusLooks[status]}>
      <span style={{ whiteSpace: 'nowrap' }}>{t(status)}</span>
    </ToneChip>
  );
}
