import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LinkRows } from '../../console/LinkRows.tsx';
import { AppLink, DataScreen, StatusChips } from '../../lib/ui/index.ts';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { UserInvoicesDocument } from '../../generated/accounts/admin/user-tabs.ts';
import { userEditMessages } from './user-edit.messages.ts';
import { invoiceStatusesOf } from '../../invoices/invoice-statuses.rules.ts';
import { billing } from '../../invoices/invoices.screens.ts';

/** It lists the person's invoices, the latest first; each opens in the billing. */
export function UserInvoices({ userId }: { readonly userId: string }) {
  const t = useMessages(userEditMessages);
  const remote = useRemote(UserInvoicesDocument, { userId }, ({ allInvoiceAdmins }) => allInvoiceAdmins.items);
  return (
    <Card component="section" sx={{ p: '15px 18px 12px' }}>
      <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
        {t('tabInvoices')}
      </Typography>
      <DataScreen
        remote={remote}
        isEmpty={(invoices) => invoices.length === 0}
        empty={<Typography sx={{ color: 'var(--ink-2)', fontSize: 14, py: '6px' }}>{t('noInvoices')}</Typography>}
      >
        {(invoices) => (
          <>
            <LinkRows
              rows={invoices.map(({ id, number, dueDate, ...invoice }) => ({
                key: id,
                to: `${billing.path}?id=${id}`,
                text: `${number ?? t('unnumbered')}, ${t('dueOn', { date: fullDate(dueDate) })}`,
                aside: <StatusChips area="invoice" statuses={invoiceStatusesOf(invoice)} />,
              }))}
            />
            <p style={{ fontSize: 14, paddingTop: 9 }}>
              <AppLink to={`${billing.path}?${new URLSearchParams({ filter: JSON.stringify({ userId }) })}`}>
                {t('allInvoices')}
              </AppLink>
            </p>
          </>
        )}
      </DataScreen>
    </Card>
  );
}
