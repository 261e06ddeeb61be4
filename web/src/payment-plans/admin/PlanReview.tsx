import { paymentPlanStream } from '@paideia/events/payment-plans/payment-plan.events.ts';
import { paymentPlanPermissions } from '@paideia/events/payment-plans/payment-plan.permissions.ts';
import { useRefreshed } from '../../console/forms/index.ts';
import { RecordHistory } from '../../console/RecordHistory.tsx';
import { RecordPanel } from '../../console/list/RecordPanel.tsx';
import { PaymentPlanAdminDocument } from '../../generated/payment-plans/admin/payment-plan-admin.ts';
import { billingMessages } from '../../invoices/admin/billing.messages.ts';
import { billing as billingScreen } from '../../invoices/invoices.screens.ts';
import { useRemote } from '../../lib/data/index.ts';
import { FootButtons } from '../../lib/forms/index.ts';
import { money, useMessages } from '../../lib/i18n/index.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { may, mayOpen, useUser } from '../../lib/session/index.ts';
import { AppLink, PanelSection } from '../../lib/ui/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { PlanFacts } from '../PlanFacts.tsx';
import { PlanSwitch } from '../PlanSwitch.tsx';
import { planWordsMessages } from '../plan-words.messages.ts';
import { PaymentsAhead, PaymentsMade } from '../PlanTables.tsx';
import { plansAdminMessages } from './plans-admin.messages.ts';

/** One plan beside the list, and the act about it. */
export function PlanReview({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages(plansAdminMessages);
  const words = useMessages(planWordsMessages);
  const billing = useMessages(billingMessages);
  const user = useUser();
  const remote = useRemote(PaymentPlanAdminDocument, { id }, (data) => data);
  const refreshed = useRefreshed();
  // The answer for the row before is still there while the next one is on its way.
  const found = remote.data?.PaymentPlanAdmin.id === id ? remote.data : undefined;
  const plan = found?.PaymentPlanAdmin;
  const mayAct =
    plan !== undefined &&
    plan.state !== 'completed' &&
    may(user, paymentPlanPermissions.EnablePaymentPlan, { regionId: plan.regionId, ownerId: plan.userId });
  return (
    <RecordPanel
      id={id}
      remote={{ ...remote, data: found }}
      gone={t('gone')}
      title={plan ? (plan.studentName ?? billing('erased')) : t('title')}
      caption={
        plan && (
          <>
            {plan.regionName}
            {mayOpen(user, studentRecord) && (
              <>
                {' '}
                ·{' '}
                <AppLink to={addressOf(studentRecord, { id: plan.userId })} style={{ textDecoration: 'underline' }}>
                  {labelOf(studentRecord)}
                </AppLink>
              </>
            )}
          </>
        )
      }
      onClose={onClose}
      footer={
        mayAct ? (
          <FootButtons>
            <PlanSwitch plan={plan} again={() => Promise.all([remote.again(), refreshed()])} />
          </FootButtons>
        ) : undefined
      }
    >
      {({ PaymentPlanAdmin: loaded, currencies }) => (
        <>
          <PlanFacts
            plan={loaded}
            first={[
              [
                billing('invoice'),
                <AppLink
                  key="invoice"
                  to={`${billingScreen.path}?id=${loaded.invoiceId}`}
                  style={{ textDecoration: 'underline' }}
                >
                  {loaded.invoice.number ?? billing('unnumbered')}
                </AppLink>,
              ],
            ]}
          />
          {loaded.ahead.length > 0 && (
            <PanelSection title={words('ahead')}>
              <PaymentsAhead
                payments={loaded.ahead}
                print={(amount) => money(amount, loaded.currency, currencies)}
                label={words('ahead')}
              />
            </PanelSection>
          )}
          <PanelSection title={words('made')}>
            <PaymentsMade payments={loaded.payments} print={(amount) => money(amount, loaded.currency, currencies)} />
          </PanelSection>
          <RecordHistory stream={paymentPlanStream(loaded.id)} revision={loaded._revision} />
        </>
      )}
    </RecordPanel>
  );
}
