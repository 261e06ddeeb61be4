import { locales } from '@paideia/events/kernel/messages.ts';
import {
  translationMessageEvents,
  type TranslationMessageEvent,
} from '@paideia/events/translations/translation.events.ts';
import { collectionsOf, defineProjection, put, remove, upsert, type Occurred } from '../kernel/projection.ts';
import {
  translationIdOf,
  translationMessages,
  translationOverrides,
  translationsGroup,
  type TranslationMessageView,
} from './translation.view.ts';

const change = (
  messageId: string,
  { revision }: Occurred,
  to: (view: TranslationMessageView) => Partial<TranslationMessageView>,
) =>
  upsert(translationMessages, messageId, (known) => {
    const view = known ?? { _id: messageId, _revision: revision, defined: null, texts: {}, reviews: {} };
    return { ...view, ...to(view), _revision: revision };
  });

export const translationProjection = defineProjection<TranslationMessageEvent>({
  group: translationsGroup,
  collections: collectionsOf(translationOverrides, translationMessages),
  events: [translationMessageEvents],
  on: {
    MessageTranslated: ({ messageId, locale, text, isMachineMade }, occurred) => {
      const _id = translationIdOf(locale, messageId);
      const { at, actorId: by } = occurred;
      return [
        put(translationOverrides, _id, { _id, locale, messageId, text }),
        change(messageId, occurred, ({ texts }) => ({
          texts: { ...texts, [locale]: { text, isMachineMade, by, at } },
        })),
      ];
    },
    TranslationReviewed: ({ messageId, locale, text }, occurred) =>
      change(messageId, occurred, ({ reviews }) => ({
        reviews: { ...reviews, [locale]: { text, by: occurred.actorId, at: occurred.at } },
      })),
    TranslationRemoved: ({ messageId, locale }, occurred) => [
      remove(translationOverrides, translationIdOf(locale, messageId)),
      change(messageId, occurred, ({ texts }) => ({
        texts: Object.fromEntries(Object.entries(texts).filter(([one]) => one !== locale)),
      })),
    ],
    MessageDefined: ({ messageId, ...defined }, occurred) => change(messageId, occurred, () => ({ defined })),
    MessageRemoved: ({ messageId }) => [
      remove(translationMessages, messageId),
      ...locales.map((locale) => remove(translationOverrides, translationIdOf(locale, messageId))),
    ],
  },
});
