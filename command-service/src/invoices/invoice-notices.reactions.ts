import { invoiceEvents, type TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.command.ts';
import { notification } from '../notifications/notification.command.ts';

type Booked = {
  readonly invoiceId: string;
  readonly userId: string;
  readonly currency: string;
  readonly amount: number;
  readonly date: string;
};

async function receipt(
  { invoiceId, userId, currency, amount, date }: Booked,
  of: string,
  type: TransactionType,
  method: string,
  occurred: Occurred,
  ask: Ask,
) {
  const transactionId = transactionIdOf(invoiceId, of);
  const link = notificationLink('receipt', { transactionId });
  const params = { type, amount: String(amount), currency, date, method };
  return [
    notification({ userId, key: 'receipt', params: { invoiceId, transactionId, type } }, occurred),
    ...letterTo(
      await personOf(ask, userId),
      { template: 'receipt', subjectId: userId, replyTo: null, params, link },
      occurred,
    ),
  ];
}

/** The student is told of every invoice and gets a receipt for every payment, refund and credit note. */
export const invoiceNotices = defineReaction({
  name: 'invoice-notices',
  from: 'beginning',
  events: [invoiceEvents],
  partition: ofStream,
  on: {
    InvoiceIssued: async ({ invoiceId, userId, currency, total, dueDate }, occurred, ask) => {
      const link = notificationLink('invoiceIssued', { invoiceId });
      const params = { amount: String(total), currency, dueDate };
      return [
        notification({ userId, key: 'invoiceIssued', params: { invoiceId } }, occurred),
        ...letterTo(
          await personOf(ask, userId),
          { template: 'invoiceIssued', subjectId: userId, replyTo: null, params, link },
          occurred,
        ),
      ];
    },
    PaymentRecorded: (of, occurred, ask) => receipt(of, of.paymentId, 'PAYMENT', of.method, occurred, ask),
    CreditNoteIssued: (of, occurred, ask) => receipt(of, of.creditNoteId, 'CREDIT_NOTE', '', occurred, ask),
    RefundIssued: (of, occurred, ask) => receipt(of, of.refundId, 'REFUND', '', occurred, ask),
  },
});
