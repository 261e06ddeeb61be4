import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { owedOf } from '@paideia/events/invoices/invoice.rules.ts';
import { type Currency, fullDate, money, useMessages } from '../../lib/i18n/index.ts';
import { PlanLink } from '../../payment-plans/payment-plans.parts.ts';
import { WhyButton } from '../../lib/why/index.ts';
import type { OwnInvoiceFragment } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { refundsOf } from '../refunds-of.ts';
import { CardWay } from './CardNotice.tsx';
import { caption, figure } from './figure-styles.ts';

type Props = { readonly invoice: OwnInvoiceFragment; readonly currencies: readonly Currency[]; readonly title: string };

/** What is left to pay, until when, and how it came about. */
export function BalanceCard({ invoice, currencies, title }: Props) {
  const t = useMessages(invoicesMessages);
  const { status, state, currency, dueDate, paymentPlan: plan } = invoice;
  const owed = owedOf(invoice);
  const { refundedCharge } = refundsOf(invoice);
  const balanceText = money(owed, currency, currencies);
  const date = fullDate(dueDate);
  const todo = () => {
    if (status === 'deleted') return t('deletedInvoice');
    if (status === 'refunded') return t('closedInvoice');
    if (owed < 0) return t('credit');
    if (owed === 0) return t('nothingDue');
    const next = plan?.ahead[0];
    if (next && plan.nextPaymentDue && plan.consecutiveFailed === 0 && state !== 'overdue')
      return t('planned', { amount: money(next.amount, currency, currencies), date: fullDate(plan.nextPaymentDue) });
    return t(state === 'overdue' ? 'overdue' : 'dueBy', { date });
  };
  return (
    <Card
      component="section"
      sx={{ p: { xs: '15px', md: '24px' }, bgcolor: 'var(--tint)', borderColor: 'transparent' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '12px' }}>
        <div>
          <Box sx={caption}>{t('balance')}</Box>
          <Box sx={figure}>{balanceText}</Box>
        </div>
        <WhyButton kind="invoice" id={invoice._id} what={t('whatBalance', { invoice: title, amount: balanceText })} />
      </Box>
      <Box sx={{ ...caption, mt: '3px' }}>{todo()}</Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        {owed > 0 && <CardWay invoice={invoice} currencies={currencies} title={title} />}
        <PlanLink {...invoice} />
      </Box>
      {refundedCharge > 0 && (
        <Box sx={{ ...caption, mt: '6px' }}>
          {t('chargesRefunded', { amount: money(refundedCharge, currency, currencies) })}
        </Box>
      )}
    </Card>
  );
}
