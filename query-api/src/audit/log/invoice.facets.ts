import { balanceOf, emptyLedger, ledgerAfter, statusOf, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import type { InvoiceEvent, ReceiptCounterEvent } from '@paideia/events/invoices/invoice.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { Facet, Known } from './facets.ts';
import type { Fields } from './told.ts';

type Billing = InvoiceEvent | ReceiptCounterEvent;
type Readings = { readonly [T in Billing['type']]: (data: DataOf<Billing, T>, known: Known) => readonly Facet[] };
type Kept = Fields & { readonly ledger?: Ledger };

const once = (fields: Fields): Facet => ({ of: '', fields, isOnce: true });

/** What the ledger says after the event, in money. */
function booked({ currency }: { readonly currency: string }, ledger: Ledger): Facet {
  const { paid, credited, refundedOver, refundedCharge } = ledger;
  const sum = (amount: number) => ({ amount, currency });
  return {
    of: '',
    fields: {
      ledger,
      paid: sum(paid),
      credited: sum(credited),
      refunded: sum(refundedOver + refundedCharge),
      balance: sum(balanceOf(ledger)),
      status: statusOf(ledger),
    },
  };
}
/** The stream may be read from the middle only if it is broken; then the sums begin at nothing. */
const ledgerOf = (known: Known): Ledger => (known('') as Kept).ledger ?? emptyLedger(0);

/** The events of an invoice: what each says itself, and what became of the sums and of the status. */
export const invoiceFacets: Readings = {
  InvoiceIssued: (data) => {
    const { currency, lines, taxRate, subtotal, tax, total, date, dueDate, remarks, userId, regionId } = data;
    const sum = (amount: number) => ({ amount, currency });
    const particulars = lines.map((line) => (line.qty === 1 ? line.particulars : `${line.qty} × ${line.particulars}`));
    return [
      once({
        userId,
        regionId,
        lines: particulars,
        taxRate,
        subtotal: sum(subtotal),
        tax: sum(tax),
        total: sum(total),
        date,
        dueDate,
        remarks,
      }),
      { of: '', fields: { ledger: emptyLedger(total), balance: sum(total), status: statusOf(emptyLedger(total)) } },
    ];
  },
  PaymentRecorded: (data, known) => [
    once({ method: data.method, date: data.date, reference: data.reference }),
    booked(data, ledgerAfter.PaymentRecorded(ledgerOf(known), data)),
  ],
  CreditNoteIssued: (data, known) => [
    once({ date: data.date, reason: data.reason }),
    booked(data, ledgerAfter.CreditNoteIssued(ledgerOf(known), data)),
  ],
  RefundIssued: (data, known) => [
    once({ date: data.date, reason: data.reason }),
    booked(data, ledgerAfter.RefundIssued(ledgerOf(known), data)),
  ],
  InvoiceDeleted: (data, known) => [
    once({ reason: data.reason }),
    booked(data, ledgerAfter.InvoiceDeleted(ledgerOf(known))),
  ],
  TransactionNumbered: ({ receiptNumber, type }) => [once({ receiptNumber, type })],
};
