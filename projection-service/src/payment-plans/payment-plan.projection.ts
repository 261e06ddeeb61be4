import { paymentPlanEvents, type PaymentPlanEvent } from '@paideia/events/payment-plans/payment-plan.events.ts';
import { userProfileEvents, type UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { followNames, studentNamed } from '../kernel/people.ts';
import { collectionsOf, defineProjection, need, put, update, type Occurred } from '../kernel/projection.ts';
import {
  paymentPlanPeople,
  paymentPlanRecord,
  paymentPlans,
  paymentPlansGroup,
  type PaymentPlanView,
  type PlanPaymentView,
} from './payment-plan.view.ts';

type Of = { readonly planId: string };
const changed = ({ planId }: Of, { revision }: Occurred, fields: Partial<PaymentPlanView>, payment?: PlanPaymentView) =>
  update(paymentPlans, planId, (plan) => ({
    ...plan,
    ...fields,
    _revision: revision,
    payments: payment ? [...plan.payments, payment] : plan.payments,
  }));
const over = { enabled: false, nextPaymentDue: null } as const;

export const paymentPlanProjection = defineProjection<PaymentPlanEvent | UserProfileEvent>({
  group: paymentPlansGroup,
  collections: collectionsOf(paymentPlans, paymentPlanPeople),
  records: [paymentPlanRecord],
  events: [paymentPlanEvents, userProfileEvents],
  on: {
    PaymentPlanSetUp: {
      needs: ({ userId }) => [need(paymentPlanPeople, userId)],
      then: ({ planId, chargeAt: _, remindAt: _remindAt, ...terms }, { revision, at }, found) =>
        put(paymentPlans, planId, {
          _id: planId,
          _revision: revision,
          ...terms,
          ...studentNamed(found.one(paymentPlanPeople, terms.userId)),
          successful: 0,
          remaining: terms.instalments,
          consecutiveFailed: 0,
          state: 'enabled',
          enabled: true,
          reason: null,
          createdAt: at,
          payments: [],
        }),
    },
    /** Nothing of the plan changes but what a decision has to send back. */
    InstalmentDue: (plan, occurred) => changed(plan, occurred, {}),
    PaymentReminderDue: (plan, occurred) => changed(plan, occurred, {}),
    InstalmentSucceeded: (plan, occurred) => {
      const { sequence, amount, successful, remaining, nextPaymentDue } = plan;
      const fields = { successful, remaining, nextPaymentDue, consecutiveFailed: 0 };
      return changed(plan, occurred, fields, { sequence, amount, at: occurred.at, failureCode: null });
    },
    InstalmentFailed: (plan, occurred) => {
      const { sequence, amount, consecutiveFailed, nextPaymentDue, failureCode } = plan;
      const fields = { consecutiveFailed, nextPaymentDue };
      return changed(plan, occurred, fields, { sequence, amount, at: occurred.at, failureCode });
    },
    PaymentPlanCardChanged: (plan, occurred) =>
      changed(plan, occurred, { cardId: plan.cardId, endingDigits: plan.endingDigits }),
    PaymentPlanDisabled: (plan, occurred) =>
      changed(plan, occurred, {
        ...over,
        state: plan.reason === 'settled' ? 'completed' : 'disabled',
        reason: plan.reason,
      }),
    PaymentPlanEnabled: (plan, occurred) =>
      changed(plan, occurred, {
        state: 'enabled',
        enabled: true,
        reason: null,
        consecutiveFailed: 0,
        nextPaymentDue: plan.nextPaymentDue,
      }),
    PaymentPlanCompleted: (plan, occurred) => changed(plan, occurred, { ...over, state: 'completed', reason: null }),

    ...followNames(paymentPlanPeople, paymentPlans, studentNamed),
  },
});
