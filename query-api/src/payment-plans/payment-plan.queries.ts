import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { paymentPlans, type PaymentPlanView } from '@paideia/projection-service/payment-plans/payment-plan.view.ts';
import { memoize } from '../kernel/cache/memoize.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { PaymentPlan } from './payment-plan.types.ts';

export const shownPlan = memoize(({ studentNameKey: _, ...view }: PaymentPlanView): PaymentPlan => ({
  id: view._id,
  ...view,
}));

/** The plan, or the same answer whether it is absent or someone else's. */
export async function visiblePlan(context: Context, id: string): Promise<PaymentPlan> {
  const found = await context.read(paymentPlans).one(id);
  return shownPlan(context.visible(found, readsInvoice, ({ userId, regionId }) => ({ ownerId: userId, regionId })));
}

/** Of an invoice that is enabled, or else the one that was set up last. */
export async function planOf(context: Context, invoiceId: string): Promise<PaymentPlan | null> {
  const { items } = await context
    .read(paymentPlans)
    .find({ where: { invoiceId }, sort: { field: 'createdAt', descending: true }, limit: 50 });
  const found = items.find(({ enabled }) => enabled) ?? items[0];
  return found ? shownPlan(found) : null;
}
