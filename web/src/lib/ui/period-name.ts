import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

/** P1 is "Period 1"; keys with a name of their own stay as they are. */
export function usePeriodName(): (key: string) => string {
  const t = useMessages(kernelMessages);
  return (key) => {
    const number = /^P(\d+)$/i.exec(key)?.[1];
    return number ? t('period', { number }) : key;
  };
}
