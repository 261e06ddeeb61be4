import { billingKeys, readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { admin, anyOf } from '@paideia/events/kernel/permission.ts';
import { paymentPlanPermissions } from '@paideia/events/payment-plans/payment-plan.permissions.ts';
import { fresh, list, listed, nothing, ofPerson, own, revision, type Row, somewhere } from '../../row.ts';

const bills = listed(billingKeys.read, anyOf(admin, somewhere('admin')));
const planId = 'e'.repeat(24);
/** There is no plan in the cast: whoever asks about one that is not there, or not theirs, is told that there is none. */
const absent = { ...own, isAbsent: true, note: 'the own one, or of a region where they bill' } as const;

export const queries: Readonly<Record<string, Row>> = {
  paymentPlan: ofPerson(readsInvoice, ({ invoiceId }) => ({ invoiceId })),
  allPaymentPlanAdmins: list(bills),
  PaymentPlanAdmin: { rule: bills, ...nothing, isAbsent: true, args: () => ({ id: planId }) },
};
export const mutations: Readonly<Record<string, Row>> = {
  setUpPaymentPlan: ofPerson(paymentPlanPermissions.SetUpPaymentPlan, (of) => ({
    input: {
      _id: fresh(of, 'payment-plan'),
      invoiceId: of.invoiceId,
      frequency: 'monthly',
      instalments: 2,
      firstPaymentDate: '2199-01-01',
      cardId: planId,
    },
  })),
  changePlanCard: { ...absent, args: () => ({ _id: planId, ...revision, cardId: planId }) },
  disablePaymentPlan: { ...absent, args: () => ({ _id: planId, ...revision }) },
  enablePaymentPlan: { ...absent, args: () => ({ _id: planId, ...revision }) },
};
