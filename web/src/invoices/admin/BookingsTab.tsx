import { PaymentMethod, TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import type { Filter } from '../../console/list/list-shapes.ts';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useDateFilters } from '../../console/filters/use-date-filters.ts';
import type { StaffBookingFragment } from '../../generated/invoices/admin/bookings.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStatusWords } from '../../lib/ui/index.ts';
import { billing } from '../invoices.screens.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { BillingTabs } from './BillingTabs.tsx';
import { billingMessages } from './billing.messages.ts';
import { bookingColumns, bookingCsv, bookingLine } from './booking-columns.tsx';
import { useBilledPlaces } from './use-invoice-filters.ts';
import { useBillingPlaces } from './use-billing-places.ts';

/** All that was booked in the person's regions, the latest first; each leads to its invoice. */
export function BookingsTab() {
  const t = useMessages(billingMessages);
  const words = useMessages(invoicesMessages);
  const statusWords = useStatusWords('invoice');
  const { places, print } = useBillingPlaces();
  const billed = useBilledPlaces(places, false);
  const dates = useDateFilters({ isMain: true });
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'type',
      label: words('type'),
      any: t('anyType'),
      isMain: true,
      choices: TransactionType.options.map((value) => ({ value, label: words(`type${value}`) })),
    },
    {
      kind: 'choice',
      name: 'method',
      label: t('method'),
      any: t('anyMethod'),
      isMain: true,
      choices: PaymentMethod.options.map((value) => ({ value, label: words(`method${value}`) })),
    },
    ...billed.regions,
    ...billed.currencies,
    ...dates,
  ];
  return (
    <StaffList resource="bookings" sort={{ field: 'date', order: 'DESC' }}>
      <ConsolePage>
        <ConsoleHeader
          title={words('transactions')}
          screen={billing}
          below={[{ label: words('transactions') }]}
          actions={<ExportButton name="transactions" columns={bookingCsv(t, words)} />}
        />
        <BillingTabs tab="bookings" />
        <FilterBar filters={filters} />
        <ListCard<StaffBookingFragment>
          first={{ label: t('student') }}
          lead={({ invoice }) => ({
            name: invoice?.studentName ?? t('erased'),
            below: invoice?.regionName,
            avatar: true,
          })}
          columns={bookingColumns(t, words, statusWords, print)}
          card={(row) => ({ line: bookingLine(row, t, words, statusWords, print) })}
          to={({ invoiceId }) => `${billing.path}?id=${invoiceId}`}
        />
      </ConsolePage>
    </StaffList>
  );
}
