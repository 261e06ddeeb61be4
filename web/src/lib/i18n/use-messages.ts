import { useSyncExternalStore } from 'react';
import { translator, type Translate, wording } from './i18n.ts';
import type { MessageDescriptor } from './messages.ts';

/** `const t = useMessages(messages)`, then `t('title')` or `t('days', { count: 3 })`. A change of language reloads the page; a text that is changed on it is shown at once. */
export function useMessages<K extends string>(messages: Readonly<Record<K, MessageDescriptor>>): Translate<K> {
  useSyncExternalStore(wording.follow, wording.present);
  return translator(messages);
}
