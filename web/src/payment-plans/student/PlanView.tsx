import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type {
  OwnPaymentPlanFragment,
  PaymentPlanQuery,
  PlanCardChoiceFragment,
} from '../../generated/payment-plans/payment-plans.ts';
import { fullDate, money, useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { paymentPlansMessages } from '../payment-plans.messages.ts';
import { PlanFacts } from '../PlanFacts.tsx';
import { PlanSwitch } from '../PlanSwitch.tsx';
import { planWordsMessages } from '../plan-words.messages.ts';
import { PaymentsAhead, PaymentsMade } from '../PlanTables.tsx';
import { ChangeCard } from './ChangeCard.tsx';

type Props = {
  readonly plan: OwnPaymentPlanFragment;
  readonly cards: readonly PlanCardChoiceFragment[];
  readonly currencies: PaymentPlanQuery['currencies'];
  readonly again: () => Promise<unknown>;
};

/** A plan of one's own: where it stands, what was paid, what is to come, and what can be changed. */
export function PlanView({ plan, cards, currencies, again }: Props) {
  const t = useMessages(paymentPlansMessages);
  const words = useMessages(planWordsMessages);
  // Nobody moves money in the name of another.
  const isOwn = useUser().impersonation === null;
  const { consecutiveFailed, nextPaymentDue, state } = plan;
  const print = (amount: number) => money(amount, plan.currency, currencies);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
        gap: { xs: '12px', md: '18px' },
        alignItems: 'start',
      }}
    >
      <SectionCard title={t('title')}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px', p: '3px 18px 18px' }}>
          {consecutiveFailed > 0 && nextPaymentDue && (
            <Alert severity="warning">{t('failedOnce', { date: fullDate(nextPaymentDue) })}</Alert>
          )}
          {state === 'disabled' && <Alert severity="warning">{t('disabledMeans')}</Alert>}
          <PlanFacts plan={plan} />
          {state !== 'completed' && isOwn && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
              <PlanSwitch plan={plan} again={again} />
              <ChangeCard plan={plan} cards={cards} again={again} />
            </Box>
          )}
        </Box>
      </SectionCard>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: '12px', md: '18px' } }}>
        {plan.ahead.length > 0 && (
          <SectionCard title={words('ahead')}>
            <PaymentsAhead payments={plan.ahead} print={print} label={words('ahead')} />
          </SectionCard>
        )}
        <SectionCard title={words('made')}>
          <PaymentsMade payments={plan.payments} print={print} />
        </SectionCard>
      </Box>
    </Box>
  );
}
