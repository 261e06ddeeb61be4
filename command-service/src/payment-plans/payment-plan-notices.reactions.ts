import type { DataOf } from '@paideia/events/kernel/message.ts';
import { linksOf, notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import { paymentPlanEvents, type PaymentPlanEvent } from '@paideia/events/payment-plans/payment-plan.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { billersOf } from '../invoices/biller.facts.ts';
import { receiptFacts } from '../invoices/receipt.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';
import { notification } from '../notifications/notification.commands.ts';

type Of = Pick<DataOf<PaymentPlanEvent, 'InstalmentDue'>, 'planId' | 'invoiceId' | 'userId' | 'currency' | 'amount'> & {
  readonly remaining: number;
};
type Words = Readonly<Record<string, string>>;

const billOf = async (ask: Ask, { invoiceId, amount, currency, remaining }: Of): Promise<Words> => ({
  amount: String(amount),
  currency,
  remainingPayments: String(remaining),
  number: (await ask.table(receiptFacts).one(invoiceId))?.receiptNumber ?? '',
});

/** The student is told inside the product and by a letter; both lead to the plan. */
async function toStudent(
  key: 'paymentReminder' | 'paymentFailed' | 'planDisabled',
  plan: Of,
  days: Words,
  occurred: Occurred,
  ask: Ask,
): Promise<readonly Command[]> {
  const { userId, invoiceId, planId } = plan;
  const params = { invoiceId, planId, amount: String(plan.amount), ...days };
  const link = notificationLink(key, params);
  const letter = { template: key, subjectId: userId, replyTo: null, params: { ...(await billOf(ask, plan)), ...days } };
  return [
    notification({ userId, key, params }, occurred),
    ...letterTo(await personOf(ask, userId), { ...letter, link }, occurred),
  ];
}

async function toBillers(plan: Of & { readonly regionId: string }, occurred: Occurred, ask: Ask) {
  const { userId: studentId, invoiceId, planId, regionId } = plan;
  const [student, bill] = await Promise.all([personOf(ask, studentId), billOf(ask, plan)]);
  const link = linksOf('planDisabled', { invoiceId, planId })[1] ?? null;
  const told = (await billersOf(ask, regionId, studentId)).map(async ({ userId }) => {
    return [
      notification({ userId, key: 'planDisabled', params: { invoiceId, planId, studentId }, link }, occurred),
      ...letterTo(
        await personOf(ask, userId),
        {
          template: 'planDisabled',
          subjectId: studentId,
          replyTo: student.email,
          params: { ...bill, student: student.name },
          link,
        },
        occurred,
      ),
    ];
  });
  return (await Promise.all(told)).flat();
}

/** The student is told before each payment, of each failure and when the plan is disabled; those who bill in the region when failures disabled it. */
export const paymentPlanNotices = defineReaction({
  name: 'payment-plan-notices',
  from: 'beginning',
  events: [paymentPlanEvents],
  partition: ofStream,
  on: {
    PaymentReminderDue: (plan, occurred, ask) =>
      toStudent('paymentReminder', plan, { dueDate: plan.nextPaymentDue }, occurred, ask),
    InstalmentFailed: (plan, occurred, ask) =>
      toStudent('paymentFailed', plan, plan.nextPaymentDue ? { nextTry: plan.nextPaymentDue } : {}, occurred, ask),
    PaymentPlanDisabled: async (plan, occurred, ask) => {
      if (plan.reason === 'student' || plan.reason === 'settled') return [];
      const own = await toStudent('planDisabled', plan, {}, occurred, ask);
      return plan.reason === 'failures' ? [...own, ...(await toBillers(plan, occurred, ask))] : own;
    },
  },
});
