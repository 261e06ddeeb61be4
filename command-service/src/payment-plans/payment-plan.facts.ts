import { group } from '@paideia/documents/port.ts';
import { paymentPlanEvents, type PaymentPlanEvent } from '@paideia/events/payment-plans/payment-plan.events.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { collectionsOf, defineProjection, patch, put } from '@paideia/projection-service/kernel/projection.ts';

/** What other decisions must know of a plan: which invoice it pays, with which card, and whether it is up to date. */
type PaymentPlanFact = {
  readonly planId: string;
  readonly invoiceId: string;
  readonly userId: string;
  readonly cardId: string;
  readonly isEnabled: boolean;
  readonly consecutiveFailed: number;
};
const paymentPlanFactsGroup = group('facts-payment-plans', 2);
export const paymentPlanFacts = paymentPlanFactsGroup.collection<PaymentPlanFact>('paymentPlanFacts', {
  indexes: { invoice: ['invoiceId', 'isEnabled'], card: ['cardId', 'isEnabled'], student: ['userId', 'isEnabled'] },
});

/** Whether an enabled plan pays the invoice, and its last try did not fail. */
export async function isPaidByPlan(ask: Ask, invoiceId: string): Promise<boolean> {
  const { items } = await ask.table(paymentPlanFacts).find({ where: { invoiceId, isEnabled: true }, limit: 1 });
  return items[0]?.consecutiveFailed === 0;
}
/** Whether an enabled plan is paid with this card. */
export async function isPlanCard(ask: Ask, cardId: string): Promise<boolean> {
  const { items } = await ask.table(paymentPlanFacts).find({ where: { cardId, isEnabled: true }, limit: 1 });
  return items.length > 0;
}

const isEnabled =
  (is: boolean) =>
  ({ planId }: { readonly planId: string }) =>
    patch(paymentPlanFacts, planId, { isEnabled: is, ...(is && { consecutiveFailed: 0 }) });

export const paymentPlanFactTable = defineProjection<PaymentPlanEvent>({
  group: paymentPlanFactsGroup,
  collections: collectionsOf(paymentPlanFacts),
  events: [paymentPlanEvents],
  on: {
    PaymentPlanSetUp: ({ planId, invoiceId, userId, cardId }) =>
      put(paymentPlanFacts, planId, { planId, invoiceId, userId, cardId, isEnabled: true, consecutiveFailed: 0 }),
    InstalmentDue: () => [],
    InstalmentSucceeded: ({ planId }) => patch(paymentPlanFacts, planId, { consecutiveFailed: 0 }),
    InstalmentFailed: ({ planId, consecutiveFailed }) => patch(paymentPlanFacts, planId, { consecutiveFailed }),
    PaymentReminderDue: () => [],
    PaymentPlanCardChanged: ({ planId, cardId }) => patch(paymentPlanFacts, planId, { cardId }),
    PaymentPlanDisabled: isEnabled(false),
    PaymentPlanEnabled: isEnabled(true),
    PaymentPlanCompleted: isEnabled(false),
  },
});
