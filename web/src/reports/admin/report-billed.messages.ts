import { defineMessages } from '../../lib/i18n/index.ts';

export const reportBilledMessages = defineMessages('reportBilled', {
  billed: ['Invoiced {year}, {currency}', 'Heading of a chart; {currency} is a code such as EUR.'],
  invoiced: ['Invoiced', 'Column, and what a bar shows: money for which invoices were issued.'],
  credited: ['Credited', 'Column: money that was taken off invoices by credit notes.'],
  received: ['Received', 'Column: money that was paid.'],
  refunded: ['Refunded', 'Column: money that was given back.'],
  billedMeans: [
    'Invoices by the month of their date, before credit notes and payments. A deleted invoice is not counted, nor are its credit notes. Money is converted as in the revenue.',
    'Below the chart of what was invoiced.',
  ],
  none: ['Nothing was invoiced in these regions and months.', 'In place of a chart.'],
  byCurrency: ['Money {year} by region and currency', 'Heading of a table.'],
  byCurrencyMeans: [
    'Exact amounts, nothing is converted: invoices, credit notes, payments and refunds by their own dates. Voided payments are not counted.',
    'Below the table by region and currency.',
  ],
});
