import { cardPaymentPermissions } from '@paideia/events/card-payments/card-payment.permissions.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { fresh, ofPerson, own, type Row } from '../../row.ts';

const refundId = 'e'.repeat(24);
/** There is no such refund in the cast: whoever asks about one that is not there, or not theirs, is told that there is none. */
const absent = { ...own, isAbsent: true, note: 'of a region where they bill, never their own' } as const;

export const queries: Readonly<Record<string, Row>> = {
  cardPayment: { ...own, args: () => ({ _id: 'e'.repeat(24) }), isAbsent: true, note: 'of invoices that they see' },
  cardPaymentUnderWay: ofPerson(readsInvoice, ({ invoiceId }) => ({ invoiceId })),
};
export const mutations: Readonly<Record<string, Row>> = {
  payInvoiceByCard: ofPerson(cardPaymentPermissions.PayInvoiceByCard, (of) => ({
    invoiceId: of.invoiceId,
    cardPaymentId: fresh(of, 'card-payment'),
    cardId: 'e'.repeat(24),
    amount: 1,
  })),
  authenticateCardPayment: {
    ...own,
    args: () => ({ cardPaymentId: 'e'.repeat(24) }),
    isAbsent: true,
    note: 'their own',
  },
  repeatCardRefund: { ...absent, args: () => ({ _id: refundId, attempt: 1 }) },
  returnCardRefundOtherwise: { ...absent, args: () => ({ _id: refundId, attempt: 1 }) },
};
