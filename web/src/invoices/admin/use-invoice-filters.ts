import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { invoiceStates } from '@paideia/events/invoices/invoice.rules.ts';
import type { Filter } from '../../console/list/list-shapes.ts';
import { useDateFilters } from '../../console/filters/use-date-filters.ts';
import { useRegionFilter } from '../../console/filters/use-region-filter.ts';
import { useRegionsSeen } from '../../console/use-places.ts';
import { kernelMessages, statusLooks } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { billingMessages } from './billing.messages.ts';
import type { BillingPlacesQuery } from '../../generated/invoices/admin/invoice-admin.ts';

/** Whatever has been overdue for longest comes first. */
export const dueFirst = { field: 'dueDate', order: 'ASC' } as const;

type PlaceFilters = { readonly regions: readonly Filter[]; readonly currencies: readonly Filter[] };
/** They narrow what is billed to a region and a currency, of those where the person bills: who bills in one region, in its one currency, has nothing to choose. */
export function useBilledPlaces(places: BillingPlacesQuery | undefined, isMain: boolean): PlaceFilters {
  const t = useMessages(billingMessages);
  const seen = useRegionsSeen(readsInvoice);
  const regions = useRegionFilter(readsInvoice, { isMain });
  const used = places?.regions.filter(({ _id }) => seen?.includes(_id)).map(({ currency }) => currency);
  const choices = (places?.currencies ?? [])
    .filter(({ value }) => !seen || used?.includes(value))
    .map(({ value, label }) => ({ value, label }));
  const currency = { name: 'currency', label: t('currency'), any: t('anyCurrency'), choices };
  return { regions, currencies: seen && choices.length < 2 ? [] : [{ kind: 'choice', ...currency }] };
}

/** They narrow the list of invoices. */
export function useInvoiceFilters(places: BillingPlacesQuery | undefined): readonly Filter[] {
  const t = useMessages(billingMessages);
  const kernel = useMessages(kernelMessages);
  const { regions, currencies } = useBilledPlaces(places, true);
  const dates = useDateFilters();
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      any: t('anyStatus'),
      isMain: true,
      choices: invoiceStates.map((value) => ({
        value,
        label: kernel(statusLooks.invoice[value].label),
        ...(value === 'overdue' && { sort: dueFirst }),
      })),
    },
    ...regions,
    ...currencies,
    ...dates,
  ];
}
