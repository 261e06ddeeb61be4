import { group } from '@paideia/documents/port.ts';

/** A text that stands in for the one of the message files, in one locale; its id is `{locale}_{messageId}`. */
export type TranslationOverrideView = {
  readonly _id: string;
  readonly locale: string;
  readonly messageId: string;
  readonly text: string;
};
export const translationIdOf = (locale: string, messageId: string): string => `${locale}_${messageId}`;

type By = { readonly text: string; readonly by: string | null; readonly at: string };
/** What people have done about one message, by locale. A message that nobody has touched has none. */
export type TranslationMessageView = {
  readonly _id: string;
  readonly _revision: number;
  /** Of a message of the college's own, which no message file has. */
  readonly defined: { readonly category: string; readonly description: string; readonly defaultMessage: string } | null;
  readonly texts: Readonly<Record<string, By & { readonly isMachineMade: boolean }>>;
  /** The text that somebody found right; another one is not reviewed by that. */
  readonly reviews: Readonly<Record<string, By>>;
};

export const translationsGroup = group('translations', 2);
export const translationOverrides = translationsGroup.collection<TranslationOverrideView>('translationOverrides', {
  indexes: { byLocale: ['locale', 'messageId'] },
});
export const translationMessages = translationsGroup.collection<TranslationMessageView>('translationMessages', {
  indexes: {},
});
