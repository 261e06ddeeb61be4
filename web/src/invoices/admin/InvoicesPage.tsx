import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { owedOf } from '@paideia/events/invoices/invoice.rules.ts';
import { Link } from 'react-router';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { MayChange } from '../../console/MayChange.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import { useStatusWords } from '../../lib/ui/index.ts';
import { InvoiceStatus } from '../InvoiceStatus.tsx';
import { billingMessages } from './billing.messages.ts';
import { BillingTabs } from './BillingTabs.tsx';
import type { StaffInvoiceRowFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import { invoiceColumns, invoiceCsv } from './invoice-columns.tsx';
import { InvoiceReview } from './InvoiceReview.tsx';
import { TotalsStrip } from './TotalsStrip.tsx';
import { useBillingPlaces } from './use-billing-places.ts';
import { useInvoiceFilters } from './use-invoice-filters.ts';
import { billing } from '../invoices.screens.ts';

/** Every invoice, what they come to, and the one that is opened beside them. */
export function InvoicesPage() {
  const t = useMessages(billingMessages);
  const statusWords = useStatusWords('invoice');
  const { openId, to, close } = useOpenId();
  const { places, print } = useBillingPlaces();
  const filters = useInvoiceFilters(places);
  const actions = (
    <>
      <ExportButton name="invoices" columns={invoiceCsv(t, statusWords)} />
      <MayChange>
        <Button
          component={Link}
          to={`${billing.path}?tab=issue`}
          size="small"
          variant={openId ? 'outlined' : 'contained'}
          startIcon={<Add />}
        >
          {t('issue')}
        </Button>
      </MayChange>
    </>
  );
  return (
    <StaffList resource="billing" sort={{ field: 'date', order: 'DESC' }}>
      <ConsolePage panel={openId && <InvoiceReview key={openId} id={openId} onClose={close} />}>
        <ConsoleHeader title={t('title')} screen={billing} actions={actions} />
        <BillingTabs tab="invoices" />
        <FilterBar search={t('search')} filters={filters} />
        <TotalsStrip print={print} />
        <ListCard<StaffInvoiceRowFragment>
          first={{ label: t('student'), sort: 'studentName' }}
          lead={({ studentName, regionName }) => ({
            name: studentName ?? t('erased'),
            below: regionName,
            avatar: true,
          })}
          columns={invoiceColumns(t, print)}
          card={({ number, dueDate, currency, ...row }) => ({
            chip: <InvoiceStatus status={row.status} state={row.state} />,
            line:
              owedOf(row) === 0
                ? (number ?? t('unnumbered'))
                : t('line', {
                    number: number ?? t('unnumbered'),
                    date: fullDate(dueDate),
                    balance: print(owedOf(row), currency),
                  }),
          })}
          to={({ id }) => to(id)}
        />
      </ConsolePage>
    </StaffList>
  );
}
