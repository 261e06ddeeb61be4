import { every } from '@paideia/documents/every.ts';
import { userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { cardPaymentEvents, type CardPaymentEvent } from '@paideia/events/card-payments/card-payment.events.ts';
import { invoiceEvents } from '@paideia/events/invoices/invoice.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { paymentPlanEvents } from '@paideia/events/payment-plans/payment-plan.events.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { paymentPlanFacts } from './payment-plan.facts.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';

type Charged = Pick<DataOf<CardPaymentEvent, 'CardPaymentSucceeded'>, 'plan' | 'cardPaymentId' | 'amount'>;
const result = ({ plan, cardPaymentId, amount }: Charged, came: object): Promise<readonly Command[]> =>
  Promise.resolve(
    plan ? [{ type: 'RecordInstalmentResult', data: { planId: plan.planId, cardPaymentId, amount, ...came } }] : [],
  );

/** An instalment that is due is asked for as a card payment, and what came of that is recorded. The demo data tells itself what came of it. */
export const instalmentCharges = defineReaction({
  name: 'instalment-charges',
  from: 'beginning',
  events: [paymentPlanEvents, cardPaymentEvents],
  partition: ofStream,
  on: {
    InstalmentDue: ({ planId, invoiceId, cardPaymentId, cardId, amount, sequence, attempt }, { channel }: Occurred) =>
      Promise.resolve(
        channel === 'SEED'
          ? []
          : [
              {
                type: 'RequestCardPayment',
                data: { cardPaymentId, invoiceId, cardId, amount, plan: { planId, sequence, attempt } },
              },
            ],
      ),
    CardPaymentSucceeded: (payment) => result(payment, { succeeded: true }),
    CardPaymentFailed: (payment) => result(payment, { succeeded: false, failureCode: payment.failureCode }),
  },
});

async function disable(ask: Ask, of: { readonly invoiceId: string } | { readonly userId: string }) {
  const plans = await every(ask.table(paymentPlanFacts), { where: { ...of, isEnabled: true } });
  return plans.map(({ planId }): Command => ({ type: 'DisablePaymentPlan', data: { planId }, key: planId }));
}
const settle = ({ invoiceId }: { readonly invoiceId: string }, _: Occurred, ask: Ask) => disable(ask, { invoiceId });

/** Whatever was booked on an invoice may leave nothing to pay on it: then its plan is over. From whoever was erased nothing more is taken. */
export const paymentPlanSettling = defineReaction({
  name: 'payment-plan-settling',
  from: 'beginning',
  events: [invoiceEvents, userAccountEvents],
  partition: ofStream,
  on: {
    PaymentRecorded: settle,
    CreditNoteIssued: settle,
    RefundIssued: settle,
    InvoiceDeleted: settle,
    UserErased: ({ userId }, _, ask) => disable(ask, { userId }),
  },
});
