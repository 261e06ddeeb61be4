import type { Operations } from '../../console/admin-resource.ts';
import {
  AllPaymentPlanAdminsDocument,
  PaymentPlanAdminDocument,
} from '../../generated/payment-plans/admin/payment-plan-admin.ts';

/** They are listed on the page of the invoices alone. */
export const paymentPlanOperations: Operations = {
  list: AllPaymentPlanAdminsDocument,
  one: PaymentPlanAdminDocument,
  booleans: ['enabled'],
};
