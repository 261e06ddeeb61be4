import { defineMessages } from '../lib/i18n/index.ts';

export const openInvoicesMessages = defineMessages('openInvoices', {
  dueBy: ['Due {date}', 'Below the number of an invoice.'],
  invoice: ['Invoice', 'An invoice that has no number yet.'],
});
