import { billingKeys } from '../invoices/invoice.permissions.ts';
import { admin, anyOf, inPerson, inRegion, keyed, self, system, type Rule } from '../kernel/permission.ts';
import type { PaymentPlanCommand } from './payment-plan.commands.ts';

/** One's own plan, or as staff who bill in the region; never in the name of another, because it moves money. */
const plans = inPerson(anyOf(self, keyed(billingKeys.write, anyOf(admin, inRegion('admin')))));

export const paymentPlanPermissions: Readonly<Record<PaymentPlanCommand['type'], Rule>> = {
  SetUpPaymentPlan: plans,
  ChargeInstalment: system,
  RemindOfPayment: system,
  RecordInstalmentResult: system,
  ChangePlanCard: plans,
  DisablePaymentPlan: anyOf(plans, system),
  EnablePaymentPlan: plans,
};
