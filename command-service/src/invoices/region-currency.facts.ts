import { group } from '@paideia/documents/port.ts';
import { invoiceEvents, type InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';

/** A currency in which a region has issued an invoice, also one that was deleted since. */
type RegionCurrency = { readonly regionId: string; readonly currency: string };
const regionCurrenciesGroup = group('facts-region-currencies', 1);
export const regionCurrencies = regionCurrenciesGroup.collection<RegionCurrency>('regionCurrencies');
export const regionCurrencyId = ({ regionId, currency }: RegionCurrency): string => `${regionId}_${currency}`;

export const regionCurrencyFactTable = defineProjection<InvoiceEvent>({
  group: regionCurrenciesGroup,
  collections: collectionsOf(regionCurrencies),
  events: [invoiceEvents],
  on: {
    InvoiceIssued: ({ regionId, currency }) =>
      put(regionCurrencies, regionCurrencyId({ regionId, currency }), { regionId, currency }),
  },
});
