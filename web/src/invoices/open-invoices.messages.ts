import { defineMessages } from '../lib/i18n/index.ts';

export const openInvoicesMessages = defineMessages({
  dueBy: { id: 'openInvoices.dueBy', defaultMessage: 'Due {date}', description: 'Below the number of an invoice.' },
  invoice: { id: 'openInvoices.invoice', defaultMessage: 'Invoice', description: 'An invoice that has no number yet.' },
});
