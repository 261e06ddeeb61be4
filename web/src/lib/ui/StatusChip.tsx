import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { lookOf, type StatusArea } from './status-chips.ts';
import { useStatusWords } from './status-words.ts';
import { ToneChip } from './ToneChip.tsx';

/** The state of a thing is always shown the same way. */
export function StatusChip({ area, status }: { readonly area: StatusArea; readonly status: string }) {
  const words = useStatusWords(area);
  const look = lookOf(area, status);
  return (
    <ToneChip tone={look?.tone ?? 'neutral'} icon={look?.icon ?? HelpOutline}>
      {words(status)}
    </ToneChip>
  );
}
