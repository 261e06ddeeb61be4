import Box from '@mui/material/Box';
import { CardRow } from '../../lib/dashboard/index.ts';
import { fullDate, money, useMessages } from '../../lib/i18n/index.ts';
import type { InvoicesCardFragment } from '../../generated/invoices/student/invoices-card.ts';
import { StatusChips } from '../../lib/ui/index.ts';
import { invoiceStatusesOf } from '../invoice-statuses.rules.ts';
import { invoicePath } from '../invoice-paths.rules.ts';
import { openInvoicesMessages } from '../open-invoices.messages.ts';

type Props = { readonly data: NonNullable<InvoicesCardFragment['openInvoices']> };

/** What is to be paid, the nearest date first. */
export function OpenInvoicesCard({ data: { items, currencies } }: Props) {
  const t = useMessages(openInvoicesMessages);
  return (
    <ul>
      {items.map(({ _id, number, dueDate, status, state, balance, currency }) => (
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
            <StatusChips area="invoice" statuses={invoiceStatusesOf({ status, state })} isStacked />
          </Box>
        </CardRow>
      ))}
    </ul>
  );
}
