import { defineMessages } from '../../lib/i18n/index.ts';

export const forexRatesMessages = defineMessages('forexRates', {
  means: [
    'What one US dollar is worth in another currency. Reports convert the money of a month with the rate of the month after it; without that rate it counts as 0.',
    'Above the rates.',
  ],
  currency: ['Currency', 'Choice and field.'],
  year: ['Year', 'Field.'],
  month: ['Month', 'Column and field.'],
  rate: ['{currency} for 1 USD', 'Column and field; currency as EUR.'],
  change: ['Change', 'Column of buttons.'],
  none: ['No rate of this currency is recorded yet.', 'Instead of the rates.'],
  failed: [
    'Failed to fetch currency, check internet connection',
    'Instead of the rates that could not be fetched. The English words are fixed.',
  ],
  replaces: [
    'The rate of {currency} for {month} is recorded already: {rate}. It will be replaced.',
    'In the form of a rate; currency as EUR, month as September 2026.',
  ],
  record: ['Record a rate', 'Button and title of its dialog.'],
  correct: [
    'Correct the rate of {currency} for {month}',
    'Title of a dialog and name of its button; currency as EUR, month as September 2026.',
  ],
  saved: ['The rate of {currency} for {month} is saved.', 'Toast; month as September 2026.'],
});
