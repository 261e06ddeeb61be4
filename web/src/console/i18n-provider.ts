import type { I18nProvider } from 'ra-core';
import { currentLocale, type Params, textOf, translator } from '../lib/i18n/index.ts';
import { raMessages } from './ra.messages.ts';

const own = translator(raMessages);
type Key = Parameters<typeof own>[0];
const base = (name: string) => name.replace(/_(one|other)$/, '');
const keys = new Map(Object.entries(raMessages).map(([key, { id }]) => [base(id), base(key) as Key])); // Made of that table.

type Options = Params & { readonly _?: string; readonly smart_count?: number };
/** react-admin's own ids are messages like all others; a text that is none, such as an error in the server's words, stays as it is. */
function translate(id: string, { _: otherwise, smart_count: count, ...params }: Options = {}): string {
  const key = keys.get(id);
  if (key) return own(key, { ...params, ...(count !== undefined && { count }) });
  return otherwise ?? (id.startsWith('ra.') ? textOf(id, params) : id);
}
export const i18nProvider: I18nProvider = {
  translate,
  getLocale: currentLocale,
  changeLocale: () => Promise.resolve(),
};
