import { paymentPlanExportMessages as texts } from '@paideia/events/payment-plans/payment-plan.messages.ts';
import { paymentPlans, type PaymentPlanView } from '@paideia/projection-service/payment-plans/payment-plan.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const paymentPlanExport: ExportPart = {
  key: 'paymentPlans',
  title: texts.paymentPlans,
  about: texts['paymentPlans.about'],
  items: own(paymentPlans, (userId) => ({ where: { userId } })),
  isInHundredths: true,
  mute: ['studentName', 'enabled', 'state'] satisfies readonly (keyof PaymentPlanView)[],
  counts: ['instalments', 'successful', 'remaining', 'consecutiveFailed', 'sequence'],
};
