import { paymentPlans, type PaymentPlanView } from '@paideia/projection-service/payment-plans/payment-plan.view.ts';
import { billedRegions, billsSomewhere } from '../invoices/billing-regions.rules.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { shownPlan } from './payment-plan.queries.ts';
import { PaymentPlan, PaymentPlanFilter } from './payment-plan.types.ts';

/** For whoever bills in a region. */
export const PaymentPlanAdminResolver = adminResource<PaymentPlanView, PaymentPlan, PaymentPlanFilter>({
  name: 'PaymentPlanAdmin',
  type: PaymentPlan,
  view: paymentPlans,
  filter: PaymentPlanFilter,
  rule: billsSomewhere,
  scope: (actor) => withinRegions(billedRegions(actor)),
  where: ({ q, enabled, regionId }) => ({
    where: { enabled: enabled ?? undefined, regionId: regionId || undefined },
    search: q ?? undefined,
  }),
  sorts: { nextPaymentDue: 'nextPaymentDue', studentName: 'studentNameKey' },
  map: shownPlan,
});
