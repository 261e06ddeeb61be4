import { paymentPlanEvents } from '@paideia/events/payment-plans/payment-plan.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

type Of = { readonly planId: string };
const done = ({ planId }: Of) => ({ subject: planId, dueAt: null });
/** The demo data charges and reminds nobody. */
const set = (planId: string, dueAt: string | null, { channel }: Occurred) => ({
  subject: planId,
  dueAt: channel === 'SEED' ? null : dueAt,
});
const remind = ({ planId, remindAt }: Of & { readonly remindAt: string | null }, occurred: Occurred) =>
  set(planId, remindAt, occurred);
const charge = ({ planId, chargeAt }: Of & { readonly chargeAt: string | null }, occurred: Occurred) =>
  set(planId, chargeAt, occurred);

/** The morning before a payment, by the clock of the region. */
export const paymentReminder = defineTimer({
  kind: 'paymentReminder',
  events: [paymentPlanEvents],
  schedule: {
    PaymentPlanSetUp: remind,
    InstalmentSucceeded: remind,
    InstalmentFailed: remind,
    PaymentPlanEnabled: remind,
    PaymentReminderDue: done,
    InstalmentDue: done,
    PaymentPlanDisabled: done,
    PaymentPlanCompleted: done,
  },
  fire: (planId, dueAt) => ({ type: 'RemindOfPayment', data: { planId, dueAt } }),
});

/** The morning of a payment. The charge has an id of its own for each try, so that one which fires twice charges once. */
export const instalmentCharge = defineTimer({
  kind: 'instalmentCharge',
  events: [paymentPlanEvents],
  schedule: {
    PaymentPlanSetUp: charge,
    InstalmentDue: charge,
    InstalmentSucceeded: charge,
    InstalmentFailed: charge,
    PaymentPlanEnabled: charge,
    PaymentPlanDisabled: done,
    PaymentPlanCompleted: done,
  },
  fire: (planId, dueAt) => ({ type: 'ChargeInstalment', data: { planId, dueAt } }),
});
