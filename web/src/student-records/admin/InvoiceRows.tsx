import Box from '@mui/material/Box';
import { invoiceStatusesOf } from '../../invoices/invoice-statuses.rules.ts';
import { billing, ownStatement } from '../../invoices/invoices.screens.ts';
import { type Currency, fullDate, money, useMessages } from '../../lib/i18n/index.ts';
import { mayOpen, useUser } from '../../lib/session/index.ts';
import { AppLink, StatusChips } from '../../lib/ui/index.ts';
import type { StudentInvoicesFragment } from '../../generated/student-records/admin/student-record.ts';
import { LatestRows } from './LatestRows.tsx';
import { studentRecordsMessages } from './student-records.messages.ts';

type Props = {
  readonly invoices: StudentInvoicesFragment;
  readonly userId: string;
  readonly currencies: readonly Currency[];
};

/** What is left to pay, by currency, and the way to the statement. */
export function Balances({ invoices, userId, currencies }: Props) {
  const t = useMessages(studentRecordsMessages);
  const open = invoices.balances.filter(({ balance }) => balance !== 0);
  if (invoices.total === 0) return null;
  return (
    <Box component="b" sx={{ fontSize: 14, fontWeight: 600 }}>
      {open.length === 0 && t('settled')}
      {open
        .map(({ currency, balance }) =>
          t(balance > 0 ? 'owed' : 'credit', { amount: money(Math.abs(balance), currency, currencies) }),
        )
        .join(' · ')}{' '}
      <AppLink
        to={`${ownStatement.path}?student=${userId}`}
        style={{ fontWeight: 400, whiteSpace: 'nowrap', marginInlineStart: 6 }}
      >
        {t('statement')}
      </AppLink>
    </Box>
  );
}

type InvoiceRowsProps = {
  readonly invoices: StudentInvoicesFragment;
  readonly userId: string;
};

/** The latest invoices; they open for who may open the billing. */
export function InvoiceRows({ invoices, userId }: InvoiceRowsProps) {
  const t = useMessages(studentRecordsMessages);
  const isOpen = mayOpen(useUser(), billing);
  return (
    <LatestRows
      rows={invoices.items.map(({ id, number, dueDate, ...invoice }) => ({
        key: id,
        to: isOpen ? `${billing.path}?id=${id}` : undefined,
        text: t('dueOn', { invoice: number ?? t('unnumbered'), date: fullDate(dueDate) }),
        aside: <StatusChips area="invoice" statuses={invoiceStatusesOf(invoice)} />,
      }))}
      total={invoices.total}
      all={isOpen ? `${billing.path}?filter=${encodeURIComponent(JSON.stringify({ userId }))}` : undefined}
    />
  );
}
