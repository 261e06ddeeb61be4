import { defineMessages } from '../../lib/i18n/index.ts';

export const forexRatesMessages = defineMessages({
  means: {
    id: 'forexRates.means',
    defaultMessage:
      'What one US dollar is worth in another currency. Reports convert the money of a month with the rate of the month after it; without that rate it counts as 0.',
    description: 'Above the rates.',
  },
  currency: { id: 'forexRates.currency', defaultMessage: 'Currency', description: 'Choice and field.' },
  year: { id: 'forexRates.year', defaultMessage: 'Year', description: 'Field.' },
  month: { id: 'forexRates.month', defaultMessage: 'Month', description: 'Column and field.' },
  rate: {
    id: 'forexRates.rate',
    defaultMessage: '{currency} for 1 USD',
    description: 'Column and field; currency as EUR.',
  },
  change: { id: 'forexRates.change', defaultMessage: 'Change', description: 'Column of buttons.' },
  none: {
    id: 'forexRates.none',
    defaultMessage: 'No rate of this currency is recorded yet.',
    description: 'Instead of the rates.',
  },
  record: { id: 'forexRates.record', defaultMessage: 'Record a rate', description: 'Button and title of its dialog.' },
  correct: {
    id: 'forexRates.correct',
    defaultMessage: 'Correct the rate of {currency} for {month}',
    description: 'Title of a dialog and name of its button; currency as EUR, month as September 2026.',
  },
  saved: {
    id: 'forexRates.saved',
    defaultMessage: 'The rate of {currency} for {month} is saved.',
    description: 'Toast; month as September 2026.',
  },
});
