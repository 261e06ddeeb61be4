import type { PlanOfInvoiceFragment } from '../../generated/payment-plans/plan-link.ts';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { paymentPlansMessages } from '../payment-plans.messages.ts';
import { ownPaymentPlan } from '../payment-plans.screens.ts';

/** From an invoice to its payment plan, or to the form that sets one up; nothing where there can be none. */
export function PlanLink({ _id: invoiceId, mayPlan, takesCards, paymentPlan: plan }: PlanOfInvoiceFragment) {
  const t = useMessages(paymentPlansMessages);
  if (!plan && !(mayPlan && takesCards)) return null;
  const text = !plan
    ? t('setUp')
    : plan.nextPaymentDue
      ? t('open', { date: fullDate(plan.nextPaymentDue) })
      : t('title');
  return (
    <AppLink
      data-print="no"
      to={addressOf(ownPaymentPlan, { invoiceId })}
      style={{ display: 'inline-flex', alignItems: 'center', minHeight: 24, marginTop: 12, fontWeight: 600 }}
    >
      {text}
    </AppLink>
  );
}
