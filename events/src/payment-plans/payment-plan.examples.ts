import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { paymentPlanCommands } from './payment-plan.commands.ts';

const planId = exampleId('q');

export const paymentPlanExamples = {
  SetUpPaymentPlan: {
    planId,
    invoiceId: exampleId('i'),
    frequency: 'monthly',
    instalments: 6,
    firstPaymentDate: '2026-12-31',
    cardId: exampleId('k'),
  },
  ChargeInstalment: { planId, dueAt: '2026-12-31T16:00:00.000Z' },
  RemindOfPayment: { planId, dueAt: '2026-12-30T16:00:00.000Z' },
  RecordInstalmentResult: { planId, cardPaymentId: exampleId('y'), succeeded: true },
  ChangePlanCard: { planId, cardId: exampleId('k', 2) },
  DisablePaymentPlan: { planId },
  EnablePaymentPlan: { planId },
} satisfies ExamplesOf<typeof paymentPlanCommands>;
