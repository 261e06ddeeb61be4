import { z } from 'zod';
import { Id, Instant, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const invoiceStream = streamOf('invoice');
export const receiptCounterStream = (regionId: string, year: number): string => `receiptCounter-${regionId}_${year}`;

/** Money is counted in whole hundredths of the currency's unit, whatever its decimals are. */
export const Money = z.int();
export const PaymentMethod = z.enum(['cash', 'bank', 'card', 'cheque', 'plan', 'other']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export const TransactionType = z.enum(['INVOICE', 'PAYMENT', 'REFUND', 'CREDIT_NOTE']);
export type TransactionType = z.infer<typeof TransactionType>;

/** `amount` is quantity times price, rounded; quantities have at most three decimals. */
const InvoiceLine = z.object({ particulars: z.string(), qty: z.number(), price: Money, amount: Money });
const invoiceRef = z.object({ invoiceId: Id, userId: Id, regionId: Id, currency: z.string() });
/** The student who owes it. Dates are local to the region. */
const about = { subject: (data: { userId: string }) => data.userId };

export const invoiceEvents = defineEvents('invoice', {
  InvoiceIssued: event(
    invoiceRef.extend({
      lines: z.array(InvoiceLine),
      /** It is given in percent of the subtotal. */
      taxRate: z.number(),
      subtotal: Money,
      tax: Money,
      total: Money,
      date: LocalDate,
      dueDate: LocalDate,
      remarks: personal(z.string()),
      /** When the student is reminded of what is overdue: the morning after the due date, by the clock of the region. Invoices of before do not say it. */
      remindAt: Instant.optional(),
    }),
    about,
  ),
  PaymentRecorded: event(
    invoiceRef.extend({
      paymentId: Id,
      amount: Money,
      method: PaymentMethod,
      date: LocalDate,
      reference: personal(z.string()),
    }),
    about,
  ),
  /**
   * The payment counts no more, as if it had never been recorded: unlike a refund, it leaves the debt open. `amount` and `date` are those of the payment, so that
   * it is taken back from the month in which it was counted. `remindAt`: the invoice had been paid and is owed again, and then the student is told if it is
   * overdue. Left out: nothing changes in that.
   */
  PaymentVoided: event(
    invoiceRef.extend({
      paymentId: Id,
      amount: Money,
      date: LocalDate,
      reason: personal(z.string()),
      remindAt: Instant.optional(),
    }),
    about,
  ),
  CreditNoteIssued: event(
    invoiceRef.extend({ creditNoteId: Id, amount: Money, date: LocalDate, reason: personal(z.string()) }),
    about,
  ),
  /**
   * Split when it is issued: first what was paid too much, then charges. `isToCard`: the gateway is asked to send it back to the card that paid. Left out: it is
   * given back by other means, as all refunds were before.
   */
  RefundIssued: event(
    invoiceRef.extend({
      refundId: Id,
      paymentId: Id,
      amount: Money,
      overpaymentPart: Money,
      chargePart: Money,
      date: LocalDate,
      reason: personal(z.string()),
      isToCard: z.literal(true).optional(),
    }),
    about,
  ),
  InvoiceDeleted: event(invoiceRef.extend({ reason: personal(z.string()) }), about),
  /** The due date is over, and so much is still to be paid. */
  InvoiceReminderDue: event(invoiceRef.extend({ balance: Money, dueDate: LocalDate }), about),
});
export type InvoiceEvent = EventOf<typeof invoiceEvents>;

export const receiptCounterEvents = defineEvents('receiptCounter', {
  /**
   * Given out after the transaction is in the log, so the numbers of a region and year have no gaps. `receiptNumber` is what is printed:
   * the region's short name at that time, the year and the number.
   */
  TransactionNumbered: event(
    z.object({
      regionId: Id,
      year: z.int(),
      number: z.int().positive(),
      receiptNumber: z.string(),
      transactionId: Id,
      invoiceId: Id,
      type: TransactionType,
    }),
  ),
});
export type ReceiptCounterEvent = EventOf<typeof receiptCounterEvents>;
