import {
  translationMessageEvents,
  type TranslationMessageEvent,
} from '@paideia/events/translations/translation.events.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { translationIdOf, translationOverrides, translationsGroup } from './translation.view.ts';

export const translationProjection = defineProjection<TranslationMessageEvent>({
  group: translationsGroup,
  collections: collectionsOf(translationOverrides),
  events: [translationMessageEvents],
  on: {
    MessageTranslated: ({ messageId, locale, text }, { at, actorId }) => {
      const _id = translationIdOf(locale, messageId);
      return put(translationOverrides, _id, { _id, locale, messageId, text, changedBy: actorId, changedAt: at });
    },
  },
});
