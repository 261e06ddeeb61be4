import { reject } from '@paideia/events/kernel/rejection.ts';
import { localeCommands } from '@paideia/events/locales/locale.commands.ts';
import { localeEvents, localeStream } from '@paideia/events/locales/locale.events.ts';
import { localePermissions } from '@paideia/events/locales/locale.permissions.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { localeFacts } from './locale.facts.ts';

type State = { readonly value: string | null };

export const locale = defineDecider<State, 'locale.exists', { readonly isTaken: boolean }>()({
  events: localeEvents,
  commands: localeCommands,
  permissions: localePermissions,
  creates: ['AddLocale'],
  commutes: [],
  stream: ({ data }) => localeStream(data.localeId),
  initial: { value: null },
  exists: ({ value }) => value !== null,
  claims: ({ value }) => (value === null ? [] : [{ kind: 'locale', value, taken: reject('locale.exists') }]),
  scope: () => ({}),
  facts: async ({ data }, ask) => ({
    isTaken: (await ask.table(localeFacts).count({ where: { value: data.value } })).n > 0,
  }),

  decide: {
    AddLocale: ({ value }, data, { isTaken }) => {
      if (value === data.value) return [];
      return value !== null || isTaken ? reject('locale.exists') : [{ type: 'LocaleAdded', data }];
    },
  },
  evolve: { LocaleAdded: (_, { value }) => ({ value }) },
});
