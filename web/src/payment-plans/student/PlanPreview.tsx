import Box from '@mui/material/Box';
import type { PaymentAhead } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { paymentPlansMessages } from '../payment-plans.messages.ts';
import { PaymentsAhead } from '../PlanTables.tsx';

type Props = {
  readonly payments: readonly PaymentAhead[];
  readonly balance: number;
  readonly print: (amount: number) => string;
};

/** Every payment of a plan with its day, before the plan is set up. */
export function PlanPreview({ payments, balance, print }: Props) {
  const t = useMessages(paymentPlansMessages);
  return (
    <SectionCard title={t('preview')}>
      <PaymentsAhead payments={payments} print={print} label={t('preview')} />
      <Box sx={{ p: '12px 18px 18px', fontSize: 13, color: 'var(--ink-2)' }}>
        {t('previewTotal', { amount: print(balance) })}
      </Box>
    </SectionCard>
  );
}
