import { ownBilling } from '../invoices/invoices.screens.ts';
import { screen } from '../lib/screens/screen.ts';

export const ownPaymentPlan = screen({
  path: '/student/billing/payment-plan/:invoiceId',
  app: 'student',
  role: 'user',
  crumb: ownBilling,
  load: async () => (await import('./student/PaymentPlanPage.tsx')).PaymentPlanPage,
});
