import { cardPaymentPermissions } from '@paideia/events/card-payments/card-payment.permissions.ts';
import { fresh, ofPerson, own, type Row } from '../../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  cardPayment: { ...own, args: () => ({ _id: 'e'.repeat(24) }), isAbsent: true, note: 'of invoices that they see' },
};
export const mutations: Readonly<Record<string, Row>> = {
  payInvoiceByCard: ofPerson(cardPaymentPermissions.PayInvoiceByCard, (of) => ({
    invoiceId: of.invoiceId,
    cardPaymentId: fresh(of, 'card-payment'),
    cardId: 'e'.repeat(24),
    amount: 1,
  })),
};
