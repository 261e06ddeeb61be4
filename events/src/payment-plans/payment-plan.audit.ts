import { cardPaymentAuditFields } from '../card-payments/card-payment-audit.messages.ts';
import { cardAuditFields } from '../cards/card-audit.messages.ts';
import { defineAudit, money, once, sentence, whole, word } from '../kernel/audit.ts';
import {
  paymentPlanAuditFields,
  paymentPlanAuditValues,
  paymentPlanCategories,
  paymentPlanSentences as texts,
} from './payment-plan-audit.messages.ts';
import { paymentPlanEvents } from './payment-plan.events.ts';

const amountIn = ({ amount, currency }: { readonly amount: number; readonly currency: string }) => ({
  amount: money(amount, currency),
});

/** The events of a payment plan: its terms, each charge and what came of it, and who stopped it. */
export const paymentPlanAudit = defineAudit(paymentPlanEvents, {
  label: paymentPlanCategories.paymentPlan,
  fields: {
    ...paymentPlanAuditFields,
    endingDigits: cardAuditFields.endingDigits,
    failureCode: cardPaymentAuditFields.failureCode,
  },
  values: paymentPlanAuditValues,
  search: (data) => ({ recordId: data.invoiceId, ...('amount' in data && { amount: data.amount }) }),
  hidden: ['planId', 'invoiceId', 'cardId', 'cardPaymentId', 'sequence', 'attempt', 'chargeAt', 'remindAt'],
  money: ['amount', 'instalmentAmount', 'lastInstalmentAmount'],
  rows: {
    PaymentPlanSetUp: {
      sentence: ({ instalments, frequency }) =>
        sentence(texts.PaymentPlanSetUp, { instalments: String(instalments), frequency: word(frequency) }),
      changes: ({ currency, instalmentAmount, lastInstalmentAmount, ...data }) =>
        whole({
          frequency: data.frequency,
          instalments: data.instalments,
          instalmentAmount: money(instalmentAmount, currency),
          lastInstalmentAmount: money(lastInstalmentAmount, currency),
          firstPaymentDate: data.firstPaymentDate,
          nextPaymentDue: data.nextPaymentDue,
          endingDigits: data.endingDigits,
          userId: data.userId,
          regionId: data.regionId,
          status: 'enabled',
        }),
    },
    InstalmentDue: {
      sentence: (data) => sentence(texts.InstalmentDue, amountIn(data)),
      changes: () => [],
      isAutomatic: true,
    },
    InstalmentSucceeded: {
      sentence: (data) => sentence(texts.InstalmentSucceeded, amountIn(data)),
      changes: ({ successful, remaining, nextPaymentDue }) =>
        whole({ successful, remaining, nextPaymentDue, consecutiveFailed: 0 }),
      isAutomatic: true,
    },
    InstalmentFailed: {
      sentence: (data) => sentence(texts.InstalmentFailed, { ...amountIn(data), failureCode: word(data.failureCode) }),
      changes: ({ consecutiveFailed, nextPaymentDue, failureCode }) => [
        once({ failureCode }),
        ...whole({ consecutiveFailed, nextPaymentDue }),
      ],
      isAutomatic: true,
    },
    PaymentReminderDue: {
      sentence: (data) => sentence(texts.PaymentReminderDue, amountIn(data)),
      changes: () => [],
      isAutomatic: true,
    },
    PaymentPlanCardChanged: {
      sentence: texts.PaymentPlanCardChanged,
      changes: ({ endingDigits }) => whole({ endingDigits }),
    },
    PaymentPlanDisabled: {
      sentence: ({ reason }) => sentence(texts.PaymentPlanDisabled, { reason: word(reason) }),
      changes: ({ reason }) => [once({ reason }), ...whole({ status: 'disabled', nextPaymentDue: null })],
    },
    PaymentPlanEnabled: {
      sentence: texts.PaymentPlanEnabled,
      changes: ({ nextPaymentDue }) => whole({ status: 'enabled', nextPaymentDue, consecutiveFailed: 0 }),
    },
    PaymentPlanCompleted: {
      sentence: texts.PaymentPlanCompleted,
      changes: () => whole({ status: 'completed', nextPaymentDue: null }),
      isAutomatic: true,
    },
  },
});
