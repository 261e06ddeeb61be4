import { reject } from '@paideia/events/kernel/rejection.ts';
import { translationCommands } from '@paideia/events/translations/translation.commands.ts';
import { translationMessageEvents, translationMessageStream } from '@paideia/events/translations/translation.events.ts';
import { translationPermissions } from '@paideia/events/translations/translation.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';
import { misplaced } from './placeholders.ts';

/** Texts by locale. */
type State = Readonly<Record<string, string>>;

export const translationMessage = defineDecider<State, 'translation.placeholder'>()({
  events: translationMessageEvents,
  commands: translationCommands,
  permissions: translationPermissions,
  creates: ['TranslateMessage'],
  commutes: [],
  stream: ({ data }) => translationMessageStream(data.messageId),
  initial: {},
  exists: () => true,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    TranslateMessage: (state, { messageId, locale, text, original }) => {
      const name = original === null ? undefined : misplaced(original, text);
      if (name !== undefined) return reject('translation.placeholder', { name });
      return state[locale] === text ? [] : [{ type: 'MessageTranslated', data: { messageId, locale, text } }];
    },
  },
  evolve: { MessageTranslated: (state, { locale, text }) => ({ ...state, [locale]: text }) },
});
