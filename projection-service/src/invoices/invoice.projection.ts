import { cardRefundEvents, type CardRefundEvent } from '@paideia/events/card-payments/card-refund.events.ts';
import {
  invoiceEvents,
  receiptCounterEvents,
  type InvoiceEvent,
  type ReceiptCounterEvent,
} from '@paideia/events/invoices/invoice.events.ts';
import { emptyLedger, ledgerAfter, ledgerOf, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { userProfileEvents, type UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { regionEvents, type RegionEvent } from '@paideia/events/regions/region.events.ts';
import { followNames, studentNamed } from '../kernel/people.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  patch,
  put,
  refOf,
  update,
  updateWhere,
  type AnyChange,
  type Found,
  type Occurred,
} from '../kernel/projection.ts';
import { cardRefundRows } from './card-refund-changes.projection.ts';
import { struckRows } from './invoice-struck.projection.ts';
import { billingTotals, owedTotals } from './billing-totals.view.ts';
import {
  after,
  booked,
  dateKeyOf,
  dueBy,
  endOfDay,
  figuresOf,
  noAccount,
  type LedgerEntry,
} from './invoice-changes.projection.ts';
import {
  billingPeople,
  billingRegions,
  invoices,
  invoicesGroup,
  type InvoiceView,
  invoiceRecord,
} from './invoice.view.ts';
import { studentAccounts, transactions } from './transaction.view.ts';

type Of = { readonly invoiceId: string; readonly userId: string };

/** An entry on an invoice that is there; `also` are changes beside it. */
const entry = <D extends Of>(
  to: (ledger: Ledger, data: D) => Ledger,
  entryOf: (data: D) => LedgerEntry,
  also: (data: D) => readonly AnyChange[] = () => [],
) => ({
  needs: ({ invoiceId, userId }: D) => [need(invoices, invoiceId), need(studentAccounts, userId)],
  then: (data: D, occurred: Occurred, found: Found) => {
    const before = found.one(invoices, data.invoiceId);
    if (!before) return [];
    const one = entryOf(data);
    const now = after(before, to(ledgerOf(before), data), occurred);
    const methods = one.method ? [...new Set([...before.paymentMethods, one.method])] : before.paymentMethods;
    const account = found.one(studentAccounts, data.userId) ?? noAccount(data.userId);
    return [...booked(before, { ...now, paymentMethods: methods }, account, one, occurred), ...also(data)];
  },
});

export const invoiceProjection = defineProjection<
  InvoiceEvent | ReceiptCounterEvent | CardRefundEvent | UserProfileEvent | RegionEvent
>({
  group: invoicesGroup,
  collections: collectionsOf(
    invoices,
    transactions,
    studentAccounts,
    billingTotals,
    owedTotals,
    billingPeople,
    billingRegions,
  ),
  records: [invoiceRecord],
  events: [invoiceEvents, receiptCounterEvents, cardRefundEvents, userProfileEvents, regionEvents],
  on: {
    InvoiceIssued: {
      needs: ({ userId, regionId }) => [
        need(billingPeople, userId),
        need(studentAccounts, userId),
        need(billingRegions, regionId),
      ],
      then: ({ invoiceId, remindAt: _, ...issued }, occurred, found) => {
        const { userId, total, date, dueDate, regionId } = issued;
        const dueUntil = endOfDay(dueDate, found.one(billingRegions, regionId)?.timeZone);
        const invoice: InvoiceView = {
          _id: invoiceId,
          _revision: occurred.revision,
          number: null,
          ...issued,
          ...studentNamed(found.one(billingPeople, userId)),
          ...figuresOf(emptyLedger(total)),
          dueUntil,
          overdueFrom: dueUntil,
          issuedAt: occurred.at,
          dateKey: dateKeyOf(date, occurred),
          deletedReason: null,
          paymentMethods: [],
          why: [refOf(occurred)],
        };
        const account = found.one(studentAccounts, userId) ?? noAccount(userId);
        return booked(
          undefined,
          invoice,
          account,
          { _id: invoiceId, entryId: invoiceId, type: 'INVOICE', amount: total, date },
          occurred,
        );
      },
    },
    PaymentRecorded: entry<DataOf<InvoiceEvent, 'PaymentRecorded'>>(
      ledgerAfter.PaymentRecorded,
      ({ invoiceId, paymentId, amount, date, method, reference }) => ({
        _id: transactionIdOf(invoiceId, paymentId),
        entryId: paymentId,
        type: 'PAYMENT',
        amount: -amount,
        date,
        method,
        reference,
      }),
    ),
    CreditNoteIssued: entry<DataOf<InvoiceEvent, 'CreditNoteIssued'>>(
      ledgerAfter.CreditNoteIssued,
      ({ invoiceId, creditNoteId, amount, date, reason }) => ({
        _id: transactionIdOf(invoiceId, creditNoteId),
        entryId: creditNoteId,
        type: 'CREDIT_NOTE',
        amount: -amount,
        date,
        reason,
      }),
    ),
    RefundIssued: entry<DataOf<InvoiceEvent, 'RefundIssued'>>(
      ledgerAfter.RefundIssued,
      ({ invoiceId, refundId, paymentId, amount, overpaymentPart, chargePart, date, reason }) => ({
        _id: transactionIdOf(invoiceId, refundId),
        entryId: refundId,
        type: 'REFUND',
        amount,
        overpaymentPart,
        chargePart,
        date,
        reason,
        refundOf: paymentId,
      }),
      ({ invoiceId, paymentId, amount }) => [
        update(transactions, transactionIdOf(invoiceId, paymentId), (payment) => ({
          ...payment,
          refunded: payment.refunded + amount,
        })),
      ],
    ),
    ...struckRows,
    /** Nothing of the invoice changes but what a decision has to send back. */
    InvoiceReminderDue: ({ invoiceId }, { revision }) => patch(invoices, invoiceId, { _revision: revision }),
    TransactionNumbered: ({ transactionId, invoiceId, receiptNumber, type }) => [
      patch(transactions, transactionId, { receiptNumber }),
      ...(type === 'INVOICE' ? [patch(invoices, invoiceId, { number: receiptNumber })] : []),
    ],

    ...cardRefundRows,

    RegionCreated: ({ regionId, timeZone }) => put(billingRegions, regionId, { _id: regionId, timeZone }),
    RegionUpdated: ({ regionId, changed: { timeZone } }) =>
      timeZone === undefined
        ? []
        : [
            put(billingRegions, regionId, { _id: regionId, timeZone }),
            updateWhere(invoices, { regionId }, (one) => dueBy(one, endOfDay(one.dueDate, timeZone))),
            updateWhere(owedTotals, { regionId }, (one) => ({ ...one, overdueFrom: endOfDay(one.dueDate, timeZone) })),
          ],

    ...followNames(billingPeople, invoices, studentNamed),
  },
});
