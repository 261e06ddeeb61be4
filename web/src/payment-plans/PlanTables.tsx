import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import Box from '@mui/material/Box';
import type { PaymentAhead } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import type { PlanTermsFragment } from '../generated/payment-plans/payment-plans.ts';
import { fullDate, dateTime, useMessages } from '../lib/i18n/index.ts';
import { SmallTable, ToneChip } from '../lib/ui/index.ts';
import { planWordsMessages } from './plan-words.messages.ts';

type Print = (amount: number) => string;
const scrolled = { overflowX: 'auto' } as const;

/** What a plan will take, and when. */
export function PaymentsAhead({
  payments,
  print,
  label,
}: {
  readonly payments: readonly PaymentAhead[];
  readonly print: Print;
  readonly label: string;
}) {
  const t = useMessages(planWordsMessages);
  return (
    <Box sx={scrolled}>
      <SmallTable
        label={label}
        rows={payments}
        keyOf={({ sequence }) => String(sequence)}
        columns={[
          { label: t('date'), render: ({ date }) => fullDate(date) },
          { label: t('amount'), isNumber: true, render: ({ amount }) => print(amount) },
        ]}
      />
    </Box>
  );
}

type Made = PlanTermsFragment['payments'];
/** What was tried, the latest first, and what became of it. */
export function PaymentsMade({ payments, print }: { readonly payments: Made; readonly print: Print }) {
  const t = useMessages(planWordsMessages);
  if (payments.length === 0) return <Box sx={{ p: '0 18px 18px', color: 'var(--ink-2)' }}>{t('noneMade')}</Box>;
  return (
    <Box sx={scrolled}>
      <SmallTable
        label={t('made')}
        rows={payments.toReversed()}
        keyOf={({ at }) => at}
        columns={[
          { label: t('date'), render: ({ at }) => dateTime(at) },
          {
            label: t('result'),
            render: ({ failureText }) =>
              failureText === null ? (
                <ToneChip tone="success" icon={CheckCircle}>
                  {t('succeeded')}
                </ToneChip>
              ) : (
                <>
                  <ToneChip tone="danger" icon={HighlightOff}>
                    {t('notSucceeded')}
                  </ToneChip>
                  <Box sx={{ mt: '3px', fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{failureText}</Box>
                </>
              ),
          },
          { label: t('amount'), isNumber: true, render: ({ amount }) => print(amount) },
        ]}
      />
    </Box>
  );
}
