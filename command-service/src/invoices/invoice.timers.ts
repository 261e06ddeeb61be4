import { invoiceEvents } from '@paideia/events/invoices/invoice.events.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';
import { remindAtOf } from './invoice-reminder.rules.ts';

const done = ({ invoiceId }: { readonly invoiceId: string }) => ({ subject: invoiceId, dueAt: null });

/** The morning after an invoice was due, and once more where a payment of it is voided. The demo data reminds nobody. */
export const invoiceReminder = defineTimer({
  kind: 'invoiceReminder',
  events: [invoiceEvents],
  schedule: {
    InvoiceIssued: (invoice, { channel }) =>
      channel === 'SEED' ? undefined : { subject: invoice.invoiceId, dueAt: remindAtOf(invoice) },
    PaymentVoided: ({ invoiceId, remindAt }, { channel }) =>
      channel === 'SEED' || remindAt === undefined ? undefined : { subject: invoiceId, dueAt: remindAt },
    InvoiceReminderDue: done,
    InvoiceDeleted: done,
  },
  fire: (invoiceId) => ({ type: 'RemindOfInvoice', data: { invoiceId } }),
});
