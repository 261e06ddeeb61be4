import type { InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { invoice } from './invoice.decider.ts';
import type { InvoiceFacts } from './invoice-known.ts';

const hex = (n: number) => n.toString(16).padStart(24, '0');
export const [invoiceId, userId, regionId, paymentId, creditNoteId, refundId, otherId] = [1, 2, 3, 4, 5, 6, 7].map(
  hex,
) as [...[string, string, string, string, string, string, string]];
export const whose = { invoiceId, userId, regionId, currency: 'USD' };
const facts: InvoiceFacts = {
  region: { currency: 'USD', timeZone: 'America/Denver' },
  isOfRegion: true,
  isDeactivated: false,
  isOnPlan: false,
  isBeingPaid: false,
  isByCard: false,
};
export const spec = specFor(invoice, facts);

export const issued = (total: number): InvoiceEvent => ({
  type: 'InvoiceIssued',
  data: {
    ...whose,
    lines: [{ particulars: 'Tuition', qty: 1, price: total, amount: total }],
    taxRate: 0,
    subtotal: total,
    tax: 0,
    total,
    date: '2026-09-07',
    dueDate: '2026-10-01',
    remarks: null,
  },
});
export const paid = (amount: number, id = paymentId): InvoiceEvent => ({
  type: 'PaymentRecorded',
  data: { ...whose, paymentId: id, amount, method: 'bank', date: '2026-10-01', reference: null },
});
export const voided = (amount: number, id = paymentId): InvoiceEvent => ({
  type: 'PaymentVoided',
  data: { ...whose, paymentId: id, amount, date: '2026-10-01', reason: 'The cheque came back' },
});
export const credited = (amount: number, id = creditNoteId): InvoiceEvent => ({
  type: 'CreditNoteIssued',
  data: { ...whose, creditNoteId: id, amount, date: '2026-10-02', reason: 'Discount' },
});
export const refunded = (overpaymentPart: number, chargePart: number, id = refundId, of = paymentId): InvoiceEvent => ({
  type: 'RefundIssued',
  data: {
    ...whose,
    refundId: id,
    paymentId: of,
    amount: overpaymentPart + chargePart,
    overpaymentPart,
    chargePart,
    date: '2026-10-03',
    reason: 'Too much',
  },
});
export const deleted: InvoiceEvent = { type: 'InvoiceDeleted', data: { ...whose, reason: 'Issued twice' } };
