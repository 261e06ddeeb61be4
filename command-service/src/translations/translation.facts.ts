import { group } from '@paideia/documents/port.ts';
import { locales, type MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import {
  translationMessageEvents,
  type TranslationMessageEvent,
} from '@paideia/events/translations/translation.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { shippedWording, type Shipped, type Wording } from './wording.rules.ts';

type OverriddenText = { readonly messageId: string; readonly text: string };
const translationFacts = group('facts-translations', 1);
/** The college's own texts, by `{locale}_{messageId}`. */
const overriddenTexts = translationFacts.collection<OverriddenText>('overriddenTexts', { indexes: {} });
const overriddenTextId = (locale: string, messageId: string): string => `${locale}_${messageId}`;

export const translationFactTable = defineProjection<TranslationMessageEvent>({
  group: translationFacts,
  collections: collectionsOf(overriddenTexts),
  events: [translationMessageEvents],
  on: {
    MessageTranslated: ({ messageId, locale, text }) =>
      put(overriddenTexts, overriddenTextId(locale, messageId), { messageId, text }),
    TranslationRemoved: ({ messageId, locale }) => remove(overriddenTexts, overriddenTextId(locale, messageId)),
    MessageRemoved: ({ messageId }) =>
      locales.map((locale) => remove(overriddenTexts, overriddenTextId(locale, messageId))),
  },
});

/** What is said in a language, with the college's own texts in the place of those of `messages`. */
export async function wordingOf(
  ask: Ask,
  shipped: Shipped,
  locale: string,
  messages: readonly MessageDescriptor[],
): Promise<Wording> {
  const wording = shippedWording(shipped, locale);
  const ids = messages.map(({ id }) => overriddenTextId(wording.locale, id));
  const own = await ask.table(overriddenTexts).many(ids);
  return {
    ...wording,
    texts: { ...wording.texts, ...Object.fromEntries(own.map((one) => [one.messageId, one.text])) },
  };
}
