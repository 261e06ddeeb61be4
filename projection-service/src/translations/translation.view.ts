import { group } from '@paideia/documents/port.ts';

/** A text that stands in for the one of the message files, in one locale; its id is `{locale}_{messageId}`. */
export type TranslationOverrideView = {
  readonly _id: string;
  readonly locale: string;
  readonly messageId: string;
  readonly text: string;
  readonly changedBy: string | null;
  readonly changedAt: string;
};
export const translationIdOf = (locale: string, messageId: string): string => `${locale}_${messageId}`;
export const translationsGroup = group('translations', 1);
export const translationOverrides = translationsGroup.collection<TranslationOverrideView>('translationOverrides', {
  indexes: { byLocale: ['locale', 'messageId'], byMessage: ['messageId'] },
  search: ['messageId', 'text'],
});
