import Box from '@mui/material/Box';
import { billingPath, invoicePath } from '../../invoices/invoice.paths.ts';
import { type Currency, fullDate, money, useMessages } from '../../lib/i18n/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import type { OpenInvoiceFieldsFragment } from '../../generated/dashboards/study.ts';
import { studyMessages } from '../study.messages.ts';
import { CardRow } from './CardRow.tsx';
import { DashboardCard } from './DashboardCard.tsx';

type Props = {
  readonly invoices: readonly OpenInvoiceFieldsFragment[];
  readonly currencies: readonly Currency[];
};

/** What is to be paid, the nearest date first. */
export function InvoicesCard({ invoices, currencies }: Props) {
  const t = useMessages(studyMessages);
  return (
    <DashboardCard title={t('billing')} to={billingPath} link={t('billingAll')}>
      <ul>
        {invoices.map(({ _id, number, dueDate, state, balance, currency }) => (
          <CardRow
            key={_id}
            title={number ?? t('invoice')}
            to={invoicePath(_id)}
            note={t('dueBy', { date: fullDate(dueDate) })}
          >
            <Box
              sx={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-end',
                gap: '3px',
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {money(balance, currency, currencies)}
              <StatusChip area="invoice" status={state} />
            </Box>
          </CardRow>
        ))}
      </ul>
    </DashboardCard>
  );
}
