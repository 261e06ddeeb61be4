import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const forexRateCategories = defineMessages('auditLog.category', {
  forexRates: ['Exchange rates', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const forexRateSentences = defineMessages('audit', {
  ForexRateRecorded: [
    '{actor} recorded the exchange rate of {currency} for {month}: {rate}',
    'Units of a currency for one US dollar; month: the days of it',
  ],
  ForexRateCorrected: [
    '{actor} corrected the exchange rate of {currency} for {month} from {before} to {rate}',
    'Units of a currency for one US dollar; month: the days of it',
  ],
});

/** The log calls the fields so. */
export const forexRateAuditFields = defineMessages('audit.field', {
  rate: ['Rate', 'A field of an event: rate'],
});
