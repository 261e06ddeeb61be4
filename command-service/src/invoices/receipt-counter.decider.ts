import { receiptCounterCommands } from '@paideia/events/invoices/invoice.commands.ts';
import { receiptCounterEvents, receiptCounterStream } from '@paideia/events/invoices/invoice.events.ts';
import { receiptCounterPermissions } from '@paideia/events/invoices/invoice.permissions.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { regionFacts } from '../regions/region.facts.ts';

/** In the order of their numbers, from 1. */
type State = { readonly transactionIds: readonly string[] };
/** The region's short name: no other region has it. */
type Facts = { readonly slug: string };

export const receiptCounter = defineDecider<State, never, Facts>()({
  events: receiptCounterEvents,
  commands: receiptCounterCommands,
  permissions: receiptCounterPermissions,
  creates: ['NumberTransaction'],
  commutes: ['NumberTransaction'],
  stream: ({ data }) => receiptCounterStream(data.regionId, data.year),
  initial: { transactionIds: [] },
  exists: () => true,
  scope: (_, { data }) => ({ regionId: data.regionId }),
  facts: async ({ data }, ask) => ({ slug: (await ask.table(regionFacts).one(data.regionId))?.slug ?? data.regionId }),

  decide: {
    NumberTransaction: ({ transactionIds }, data, { slug }) => {
      if (transactionIds.includes(data.transactionId)) return [];
      const number = transactionIds.length + 1;
      return [
        {
          type: 'TransactionNumbered',
          data: { ...data, number, receiptNumber: `${slug}-${data.year}-${String(number).padStart(4, '0')}` },
        },
      ];
    },
  },
  evolve: {
    TransactionNumbered: ({ transactionIds }, { transactionId }) => ({
      transactionIds: [...transactionIds, transactionId],
    }),
  },
});
