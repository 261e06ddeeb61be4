import { receiptCounterCommands } from '@paideia/events/invoices/invoice.commands.ts';
import { receiptCounterEvents, receiptCounterStream } from '@paideia/events/invoices/invoice.events.ts';
import { receiptCounterPermissions } from '@paideia/events/invoices/invoice.permissions.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { receiptFacts } from './receipt.facts.ts';
import { regionFacts } from '../regions/region.facts.ts';

/** The last number that was given. */
type State = { readonly last: number };
/** The region's short name: no other region has it. */
type Facts = { readonly slug: string; readonly isNumbered: boolean };

export const receiptCounter = defineDecider<State, never, Facts>()({
  events: receiptCounterEvents,
  commands: receiptCounterCommands,
  permissions: receiptCounterPermissions,
  creates: ['NumberTransaction'],
  commutes: ['NumberTransaction'],
  stream: ({ data }) => receiptCounterStream(data.regionId, data.year),
  initial: { last: 0 },
  exists: () => true,
  snapshot: 1,
  scope: (_, { data }) => ({ regionId: data.regionId }),
  facts: async ({ data }, ask) => ({
    slug: (await ask.table(regionFacts).one(data.regionId))?.slug ?? data.regionId,
    isNumbered: (await ask.table(receiptFacts).one(data.transactionId)) !== undefined,
  }),

  decide: {
    NumberTransaction: ({ last }, data, { slug, isNumbered }) => {
      if (isNumbered) return [];
      const number = last + 1;
      return [
        {
          type: 'TransactionNumbered',
          data: { ...data, number, receiptNumber: `${slug}-${data.year}-${String(number).padStart(4, '0')}` },
        },
      ];
    },
  },
  evolve: {
    TransactionNumbered: (_, { number }) => ({ last: number }),
  },
});
