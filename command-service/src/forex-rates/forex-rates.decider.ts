import { forexRatesCommands } from '@paideia/events/forex-rates/forex-rate.commands.ts';
import { forexRatesEvents, forexRatesStream } from '@paideia/events/forex-rates/forex-rate.events.ts';
import { forexRatesPermissions } from '@paideia/events/forex-rates/forex-rate.permissions.ts';
import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';

/** The rate of each month that has one. */
type State = Readonly<Record<number, number>>;

export const forexRates = defineDecider<State, never>()({
  events: forexRatesEvents,
  commands: forexRatesCommands,
  permissions: forexRatesPermissions,
  creates: ['RecordForexRate'],
  commutes: [],
  stream: ({ data }) => forexRatesStream(data.currency, String(data.year)),
  initial: {},
  exists: () => true,
  scope: () => ({}),
  facts: () => Promise.resolve({}),

  decide: {
    RecordForexRate: (state, { currency, year, month, rate }) => {
      const before = state[month];
      if (before === rate) return [];
      const at = { currency, year, month, combinedDate: combinedDateOf(year, month) };
      return before === undefined
        ? [{ type: 'ForexRateRecorded', data: { ...at, rate } }]
        : [{ type: 'ForexRateCorrected', data: { ...at, from: before, rate } }];
    },
  },
  evolve: {
    ForexRateRecorded: (state, { month, rate }) => ({ ...state, [month]: rate }),
    ForexRateCorrected: (state, { month, rate }) => ({ ...state, [month]: rate }),
  },
});
