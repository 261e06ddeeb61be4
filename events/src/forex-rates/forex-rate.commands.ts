import { z } from 'zod';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { forexCurrencies, highestRate, lowestRate } from './forex-rate.rules.ts';

export const forexRatesCommands = defineCommands({
  /** A second rate for the same month corrects the first. */
  RecordForexRate: z.object({
    currency: z.enum(forexCurrencies),
    year: z.int().min(2000).max(2100),
    month: z.int().min(1).max(12),
    rate: z.number().min(lowestRate).max(highestRate),
  }),
});
export type ForexRatesCommand = CommandOf<typeof forexRatesCommands>;
