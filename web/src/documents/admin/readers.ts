import { Role } from '@paideia/events/accounts/account.events.ts';
import { listOf } from '../../lib/i18n/index.ts';
import type { documentsAdminMessages } from './documents-admin.messages.ts';

type T = (key: keyof typeof documentsAdminMessages) => string;

/** The roles that a document can be for. */
export const readerChoices = (t: T) => Role.options.map((value) => ({ value, label: t(value) }));
/** Who may read a document, in words. */
export function readersText(permissions: readonly string[], t: T): string {
  const names = readerChoices(t).filter(({ value }) => permissions.includes(value));
  return names.length === 0 ? t('everyone') : listOf(names.map(({ label }) => label));
}
