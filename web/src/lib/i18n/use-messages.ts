import { translator, type Translate } from './i18n.ts';
import type { MessageDescriptor } from './messages.ts';

/** `const t = useMessages(messages)`, then `t('title')` or `t('days', { count: 3 })`. A change of language reloads the page, so nothing has to listen. */
export const useMessages = <K extends string>(messages: Readonly<Record<K, MessageDescriptor>>): Translate<K> =>
  translator(messages);
