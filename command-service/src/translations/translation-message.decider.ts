import { isDeepStrictEqual } from 'node:util';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { misplaced } from '@paideia/events/translations/placeholders.rules.ts';
import { translationCommands } from '@paideia/events/translations/translation.commands.ts';
import {
  translationMessageEvents,
  translationMessageStream,
  type TranslationMessageEvent,
} from '@paideia/events/translations/translation.events.ts';
import { readsTranslations, translationPermissions } from '@paideia/events/translations/translation.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type Texts<T> = Readonly<Record<string, T>>;
/** Texts and what was reviewed by locale; `defined` is a message of the college's own. */
type State = {
  readonly defined: DataOf<TranslationMessageEvent, 'MessageDefined'> | null;
  readonly texts: Texts<{ readonly text: string; readonly isMachineMade: boolean }>;
  readonly reviewed: Texts<string>;
};
type Refused = 'translation.placeholder' | 'translation.unknown' | 'translation.changed';
const initial: State = { defined: null, texts: {}, reviewed: {} };
const without = <T>(texts: Texts<T>, locale: string): Texts<T> =>
  Object.fromEntries(Object.entries(texts).filter(([one]) => one !== locale));

export const translationMessage = defineDecider<State, Refused>()({
  events: translationMessageEvents,
  commands: translationCommands,
  permissions: translationPermissions,
  reads: readsTranslations,
  creates: ['TranslateMessage', 'ReviewTranslation', 'RemoveTranslation', 'DefineMessage', 'RemoveMessage'],
  commutes: [],
  stream: ({ data }) => translationMessageStream(data.messageId),
  initial,
  exists: ({ defined, texts, reviewed }) =>
    defined !== null || Object.keys(texts).length > 0 || Object.keys(reviewed).length > 0,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    TranslateMessage: ({ defined, texts }, { messageId, locale, text, isMachineMade, original }) => {
      const english = original ?? defined?.defaultMessage;
      if (english === undefined) return reject('translation.unknown');
      const name = misplaced(messageId, english, text);
      if (name !== undefined) return reject('translation.placeholder', { name });
      return isDeepStrictEqual(texts[locale], { text, isMachineMade })
        ? []
        : [{ type: 'MessageTranslated', data: { messageId, locale, text, isMachineMade } }];
    },
    ReviewTranslation: ({ texts, reviewed }, { messageId, locale, text }) => {
      if (texts[locale] !== undefined && texts[locale].text !== text) return reject('translation.changed');
      return reviewed[locale] === text ? [] : [{ type: 'TranslationReviewed', data: { messageId, locale, text } }];
    },
    RemoveTranslation: ({ texts }, { messageId, locale }) =>
      texts[locale] === undefined ? [] : [{ type: 'TranslationRemoved', data: { messageId, locale } }],
    DefineMessage: ({ defined, texts }, data) => {
      const names = Object.values(texts).map(({ text }) => misplaced(data.messageId, data.defaultMessage, text));
      const name = names.find((one) => one !== undefined);
      if (name !== undefined) return reject('translation.placeholder', { name });
      return isDeepStrictEqual(defined, data) ? [] : [{ type: 'MessageDefined', data }];
    },
    RemoveMessage: ({ defined, texts, reviewed }, { messageId }) =>
      defined === null && isDeepStrictEqual([texts, reviewed], [{}, {}])
        ? []
        : [{ type: 'MessageRemoved', data: { messageId } }],
  },
  evolve: {
    MessageTranslated: (state, { locale, text, isMachineMade }) => ({
      ...state,
      texts: { ...state.texts, [locale]: { text, isMachineMade } },
    }),
    TranslationReviewed: (state, { locale, text }) => ({ ...state, reviewed: { ...state.reviewed, [locale]: text } }),
    TranslationRemoved: (state, { locale }) => ({ ...state, texts: without(state.texts, locale) }),
    MessageDefined: (state, data) => ({ ...state, defined: data }),
    MessageRemoved: () => initial,
  },
});
