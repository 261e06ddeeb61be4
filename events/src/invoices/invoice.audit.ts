import { defineAudit, money, once, sentence, word, type AuditFields, type Known } from '../kernel/audit.ts';
import {
  invoiceAuditFields,
  invoiceAuditValues,
  invoiceCategories,
  invoiceSentences as texts,
} from './invoice-audit.messages.ts';
import { invoiceEvents, receiptCounterEvents } from './invoice.events.ts';
import { balanceOf, emptyLedger, ledgerAfter, statusOf, type Ledger } from './invoice.rules.ts';

/** What the ledger says after the event, in money. */
function booked({ currency }: { readonly currency: string }, ledger: Ledger): AuditFields {
  const { paid, credited, refundedOver, refundedCharge } = ledger;
  return {
    owner: '',
    fields: {
      paid: money(paid, currency),
      credited: money(credited, currency),
      refunded: money(refundedOver + refundedCharge, currency),
      balance: money(balanceOf(ledger), currency),
      status: statusOf(ledger),
    },
    kept: { ledger },
  };
}
/** The stream may be read from the middle only if it is broken; then the sums begin at nothing. */
const ledgerOf = (known: Known): Ledger => (known('') as { readonly ledger?: Ledger }).ledger ?? emptyLedger(0);

/** The events of an invoice: what each says itself, and what became of the sums and of the status. */
export const invoiceAudit = defineAudit(invoiceEvents, {
  label: invoiceCategories.invoice,
  fields: invoiceAuditFields,
  values: invoiceAuditValues,
  search: (data) => ({
    recordId: data.invoiceId,
    ...('total' in data ? { amount: data.total } : 'amount' in data ? { amount: data.amount } : {}),
  }),
  hidden: ['invoiceId', 'paymentId', 'refundId', 'creditNoteId', 'remindAt'],
  money: ['price', 'amount', 'subtotal', 'tax', 'total', 'credited', 'paid', 'balance'],
  rows: {
    InvoiceIssued: {
      sentence: ({ total, currency }) => sentence(texts.InvoiceIssued, { amount: money(total, currency) }),
      changes: ({ currency, lines, taxRate, subtotal, tax, total, date, dueDate, remarks, userId, regionId }) => [
        once({
          userId,
          regionId,
          lines: lines.map(({ qty, particulars }) => (qty === 1 ? particulars : `${qty} × ${particulars}`)),
          taxRate,
          subtotal: money(subtotal, currency),
          tax: money(tax, currency),
          total: money(total, currency),
          date,
          dueDate,
          remarks,
        }),
        {
          owner: '',
          fields: { balance: money(total, currency), status: statusOf(emptyLedger(total)) },
          kept: { ledger: emptyLedger(total) },
        },
      ],
    },
    PaymentRecorded: {
      sentence: ({ amount, currency, method }) =>
        sentence(texts.PaymentRecorded, { amount: money(amount, currency), method: word(method) }),
      changes: (data, known) => [
        once({ method: data.method, date: data.date, reference: data.reference }),
        booked(data, ledgerAfter.PaymentRecorded(ledgerOf(known), data)),
      ],
    },
    PaymentVoided: {
      sentence: ({ amount, currency }) => sentence(texts.PaymentVoided, { amount: money(amount, currency) }),
      changes: (data, known) => [
        once({ date: data.date, reason: data.reason }),
        booked(data, ledgerAfter.PaymentVoided(ledgerOf(known), data)),
      ],
    },
    CreditNoteIssued: {
      sentence: ({ amount, currency }) => sentence(texts.CreditNoteIssued, { amount: money(amount, currency) }),
      changes: (data, known) => [
        once({ date: data.date, reason: data.reason }),
        booked(data, ledgerAfter.CreditNoteIssued(ledgerOf(known), data)),
      ],
    },
    RefundIssued: {
      sentence: ({ amount, currency }) => sentence(texts.RefundIssued, { amount: money(amount, currency) }),
      changes: (data, known) => [
        once({ date: data.date, reason: data.reason }),
        booked(data, ledgerAfter.RefundIssued(ledgerOf(known), data)),
      ],
    },
    InvoiceDeleted: {
      sentence: texts.InvoiceDeleted,
      changes: (data, known) => [
        once({ reason: data.reason }),
        booked(data, ledgerAfter.InvoiceDeleted(ledgerOf(known))),
      ],
    },
    InvoiceReminderDue: {
      sentence: ({ balance, currency }) => sentence(texts.InvoiceReminderDue, { amount: money(balance, currency) }),
      changes: () => [],
      isAutomatic: true,
    },
  },
});
export const receiptCounterAudit = defineAudit(receiptCounterEvents, {
  label: invoiceCategories.receiptCounter,
  search: ({ invoiceId, receiptNumber }) => ({ recordId: invoiceId, number: receiptNumber }),
  hidden: ['invoiceId', 'transactionId'],
  saysAll: true,
  rows: {
    TransactionNumbered: {
      sentence: ({ receiptNumber, type }) =>
        sentence(texts.TransactionNumbered, { number: receiptNumber, type: word(type) }),
      changes: ({ receiptNumber, type }) => [once({ receiptNumber, type })],
      isAutomatic: true,
    },
  },
});
