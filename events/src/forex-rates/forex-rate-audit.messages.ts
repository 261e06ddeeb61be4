import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const forexRateCategories = defineMessages({
  forexRates: {
    id: 'auditLog.category.forexRates',
    defaultMessage: 'Exchange rates',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const forexRateSentences = defineMessages({
  ForexRateRecorded: {
    id: 'audit.ForexRateRecorded',
    defaultMessage: '{actor} recorded the exchange rate of {currency} for {month}: {rate}',
    description: 'Units of a currency for one US dollar; month: the days of it',
  },
  ForexRateCorrected: {
    id: 'audit.ForexRateCorrected',
    defaultMessage: '{actor} corrected the exchange rate of {currency} for {month} from {before} to {rate}',
    description: 'Units of a currency for one US dollar; month: the days of it',
  },
});

/** What the fields are called. */
export const forexRateAuditFields = defineMessages({
  rate: { id: 'audit.field.rate', defaultMessage: 'Rate', description: 'A field of an event: rate' },
});
