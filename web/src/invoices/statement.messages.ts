import { defineMessages } from '../lib/i18n/index.ts';

export const statementMessages = defineMessages('statement', {
  title: [
    'Statement of account',
    'Title of a page, and link to it: all that was billed and paid from one day to another.',
  ],
  help: [
    'Choose the days, and print the page or save it as a PDF, for a sponsor or for the tax office.',
    'Help of that page.',
  ],
  from: ['From', 'Field: the first day.'],
  to: ['To', 'Field: the last day.'],
  days: ['{from} – {to}', 'On the paper: the first and the last day.'],
  in: ['In {currency}', 'Heading of a part: a currency.'],
  entry: ['Entry', 'Column: an invoice, a payment, a refund or a credit note.'],
  opening: ['Balance before', 'First row: what was owed before the first day.'],
  closing: ['Balance on {date}', 'Last row: what was owed on the last day.'],
  ofInvoice: ['for invoice {number}', 'Beside a payment, refund or credit note.'],
  notOwed: ['{amount} was given back. What it had paid is not owed again.', 'Below a refund.'],
  nothing: ['Nothing was booked in these days.', 'In place of the rows.'],
  none: ['Nothing was billed by then.', 'In place of the paper.'],
  erased: ['Erased person', 'In place of a name that was erased.'],
});
