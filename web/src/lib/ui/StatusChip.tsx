import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { lookOf, type StatusArea } from './status-chips.ts';
import { ToneChip } from './ToneChip.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** The state of a thing is always shown the same way. */
export function StatusChip({ area, status }: { readonly area: StatusArea; readonly status: string }) {
  const t = useMessages(kernelMessages);
  const look = lookOf(area, status);
  return (
    <ToneChip tone={look?.tone ?? 'neutral'} icon={look?.icon ?? HelpOutline}>
      {look ? t(look.label) : status}
    </ToneChip>
  );
}
