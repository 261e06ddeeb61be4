import { invoiceStates } from '@paideia/events/invoices/invoice.rules.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import type { Filter } from '../../console/list/list-shapes.ts';
import { kernelMessages, statusLooks } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { billingMessages } from './billing.messages.ts';
import type { BillingPlacesQuery } from '../../generated/invoices/admin/invoice-admin.ts';

/** Whatever has been overdue for longest comes first. */
export const dueFirst = { field: 'dueDate', order: 'ASC' } as const;

/** They narrow the list of invoices. */
export function useInvoiceFilters(places: BillingPlacesQuery | undefined): readonly Filter[] {
  const t = useMessages(billingMessages);
  const admin = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const regions = (places?.regions ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const currencies = (places?.currencies ?? []).map(({ value, label }) => ({ value, label }));
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
    { kind: 'choice', name: 'regionId', label: t('region'), any: t('anyRegion'), isMain: true, choices: regions },
    { kind: 'choice', name: 'currency', label: t('currency'), any: t('anyCurrency'), choices: currencies },
    { kind: 'date', name: 'from', label: admin('from') },
    { kind: 'date', name: 'to', label: admin('to') },
  ];
}
