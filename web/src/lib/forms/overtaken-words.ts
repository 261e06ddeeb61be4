import { editsMessages } from './edits.messages.ts';
import type { Translate } from '../i18n/i18n.ts';
import { useMessages } from '../i18n/use-messages.ts';

/** Says what stands in a field now that somebody else has changed it; undefined where nobody has. */
export function nowReads(
  value: string | readonly { readonly value: string }[] | undefined,
  t: Translate<keyof typeof editsMessages>,
): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : value.map((line) => line.value).join(', ');
  return text === '' ? t('nowEmpty') : t('now', { value: text });
}

/** It does the same for one field of a form. */
export function useOthers(value: string | undefined): string | undefined {
  return nowReads(value, useMessages(editsMessages));
}
