import { AppLink, DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { PaymentPlanDocument } from '../../generated/payment-plans/payment-plans.ts';
import { invoicePath } from '../../invoices/invoice-paths.rules.ts';
import { PlanStateChip } from '../PlanStateChip.tsx';
import { paymentPlansMessages } from '../payment-plans.messages.ts';
import { ownPaymentPlan } from '../payment-plans.screens.ts';
import { NewPlan } from './NewPlan.tsx';
import { PlanView } from './PlanView.tsx';

/** How one of the student's own invoices is paid in instalments, or the form that begins it. */
export function PaymentPlanPage({ invoiceId }: { readonly invoiceId: string }) {
  const t = useMessages(paymentPlansMessages);
  const remote = useRemote(PaymentPlanDocument, { invoiceId }, (data) => data);
  const { invoice: { number = null } = {}, paymentPlan: plan } = remote.data ?? {};
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={number ? t('titleFor', { invoice: number }) : t('title')}
        place={{ screen: ownPaymentPlan }}
        chip={plan && <PlanStateChip state={plan.state} />}
        subtitle={<AppLink to={invoicePath(invoiceId)}>{t('toInvoice')}</AppLink>}
      />
      <DataScreen remote={remote}>
        {({ invoice, paymentPlan, cards, currencies }) =>
          paymentPlan ? (
            <PlanView plan={paymentPlan} cards={cards} currencies={currencies} again={remote.again} />
          ) : (
            <NewPlan invoice={invoice} cards={cards} currencies={currencies} again={remote.again} />
          )
        }
      </DataScreen>
    </PageWidth>
  );
}
