import { z } from 'zod';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const forexRatesStream = streamOf('forexRates');

const month = { currency: z.string(), year: z.int(), month: z.int().min(1).max(12), combinedDate: z.string() };
/** The rates of a currency in a year: units of it for one US dollar. */
export const forexRatesEvents = defineEvents('forexRates', {
  ForexRateRecorded: event(z.object({ ...month, rate: z.number() })),
  ForexRateCorrected: event(z.object({ ...month, from: z.number(), rate: z.number() })),
});
export type ForexRatesEvent = EventOf<typeof forexRatesEvents>;
