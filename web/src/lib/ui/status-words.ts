import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { lookOf, type StatusArea } from './status-chips.ts';

/** What the chip of a state says, where there is room for words alone, as in a file. */
export function useStatusWords(area: StatusArea): (status: string) => string {
  const t = useMessages(kernelMessages);
  return (status) => {
    const look = lookOf(area, status);
    return look ? t(look.label) : status;
  };
}
