import {
  invoiceEvents,
  invoiceStream,
  receiptCounterEvents,
  type TransactionType,
} from '@paideia/events/invoices/invoice.events.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';
import { notification } from '../notifications/notification.commands.ts';
import { invoice } from './invoice.decider.ts';
import type { InvoiceState } from './invoice-state.decider.ts';
import { receiptFacts } from './receipt.facts.ts';

type Booked = { readonly invoiceId: string; readonly userId: string };
function receipt({ invoiceId, userId }: Booked, id: string, type: TransactionType | 'VOID', occurred: Occurred) {
  const params = { invoiceId, transactionId: transactionIdOf(invoiceId, id), type };
  return Promise.resolve([notification({ userId, key: 'receipt', params }, occurred)]);
}

/** What a letter says of the invoice itself, or of one of its bookings. */
function letterAbout({ invoice: issued, bookings }: InvoiceState, invoiceId: string, transactionId: string) {
  if (!issued) return undefined;
  if (transactionId === invoiceId) {
    const link = notificationLink('invoiceIssued', { invoiceId });
    const params = { amount: String(issued.total), dueDate: issued.dueDate };
    return { template: 'invoiceIssued' as const, userId: issued.userId, currency: issued.currency, params, link };
  }
  const [, booking] = Object.entries(bookings).find(([id]) => transactionIdOf(invoiceId, id) === transactionId) ?? [];
  if (!booking) return undefined;
  const { amount, date } = booking.data;
  const method = booking.type === 'PaymentRecorded' ? booking.data.method : '';
  const link = notificationLink('receipt', { transactionId });
  const params = { amount: String(amount), date, method };
  return { template: 'receipt' as const, userId: issued.userId, currency: issued.currency, params, link };
}

/** The student is told of every invoice, also when it is overdue, and gets a receipt for every payment, refund and credit note, and is told where a payment counts no more; of what has a number by a letter once it has it. */
export const invoiceNotices = defineReaction({
  name: 'invoice-notices',
  from: 'beginning',
  events: [invoiceEvents, receiptCounterEvents],
  partition: ofStream,
  on: {
    InvoiceIssued: ({ invoiceId, userId }, occurred) =>
      Promise.resolve([notification({ userId, key: 'invoiceIssued', params: { invoiceId } }, occurred)]),
    InvoiceReminderDue: async ({ invoiceId, userId, balance, dueDate, currency }, occurred, ask) => {
      const params = { invoiceId, amount: String(balance) };
      const number = (await ask.table(receiptFacts).one(invoiceId))?.receiptNumber ?? '';
      const letter = {
        template: 'invoiceOverdue' as const,
        subjectId: userId,
        replyTo: null,
        params: { amount: String(balance), currency, dueDate, number },
        link: notificationLink('invoiceOverdue', params),
      };
      return [
        notification({ userId, key: 'invoiceOverdue', params }, occurred),
        ...letterTo(await personOf(ask, userId), letter, occurred),
      ];
    },
    PaymentRecorded: (data, occurred) => receipt(data, data.paymentId, 'PAYMENT', occurred),
    // The receipt has been sent: it says no more what is true.
    PaymentVoided: async (data, occurred, ask) => {
      const { invoiceId, userId, paymentId, amount, date, currency } = data;
      const transactionId = transactionIdOf(invoiceId, paymentId);
      const numberOf = async (id: string) => (await ask.table(receiptFacts).one(id))?.receiptNumber ?? '';
      const [number, receiptNumber] = await Promise.all([numberOf(invoiceId), numberOf(transactionId)]);
      const params = { amount: String(amount), currency, date, method: '', type: 'VOID', number, receiptNumber };
      const link = notificationLink('receipt', { transactionId });
      const letter = { template: 'receipt' as const, subjectId: userId, replyTo: null, params, link };
      return [
        ...(await receipt(data, paymentId, 'VOID', occurred)),
        ...letterTo(await personOf(ask, userId), letter, occurred),
      ];
    },
    CreditNoteIssued: (data, occurred) => receipt(data, data.creditNoteId, 'CREDIT_NOTE', occurred),
    RefundIssued: (data, occurred) => receipt(data, data.refundId, 'REFUND', occurred),
    TransactionNumbered: async ({ invoiceId, transactionId, receiptNumber, type }, occurred, ask) => {
      const letter = letterAbout(await ask.state(invoice, invoiceStream(invoiceId)), invoiceId, transactionId);
      if (!letter) return [];
      const { template, userId, currency, link } = letter;
      const number = (await ask.table(receiptFacts).one(invoiceId))?.receiptNumber ?? '';
      const params = { ...letter.params, currency, type, number, receiptNumber };
      return letterTo(
        await personOf(ask, userId),
        { template, subjectId: userId, replyTo: null, params, link },
        occurred,
      );
    },
  },
});
