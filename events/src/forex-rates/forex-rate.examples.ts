import type { ExamplesOf } from '../kernel/examples.ts';
import type { forexRatesCommands } from './forex-rate.commands.ts';

export const forexRatesExamples: ExamplesOf<typeof forexRatesCommands> = {
  RecordForexRate: { currency: 'EUR', year: 2026, month: 9, rate: 0.91 },
};
