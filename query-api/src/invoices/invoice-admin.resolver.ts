import type { Where } from '@paideia/documents/port.ts';
import { invoiceStatuses } from '@paideia/events/invoices/invoice.rules.ts';
import { invoices, type InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { adminResource, type Wanted } from '../kernel/graphql/admin-resource.ts';
import { dateRange } from '../kernel/graphql/time-range.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { billedRegions, billsSomewhere } from './billing-regions.rules.ts';
import { overdue, shownInvoice } from './invoice.queries.ts';
import { Invoice, InvoiceFilter } from './invoice.types.ts';

/** Answers what a filter asks for. A status that there is not finds nothing. */
export function wantedInvoices(
  { q, status, regionId, userId, currency, ...days }: InvoiceFilter,
  { now }: Pick<Context, 'now'>,
): Wanted<InvoiceView> {
  const where: Where<InvoiceView> = {
    ...(status === 'overdue'
      ? overdue(now)
      : { status: status ? invoiceStatuses.filter((one) => one === status) : undefined }),
    regionId: regionId || undefined,
    userId: userId || undefined,
    currency: currency || undefined,
    dateKey: dateRange(days.from, days.to),
  };
  // An invoice is overdue from the end of its due day on, so both are one order, in which those that are overdue stand together.
  return { where, search: q ?? undefined, ...(status === 'overdue' && { sameOrder: { dueDate: 'overdueFrom' } }) };
}

export const InvoiceAdminResolver = adminResource<InvoiceView, Invoice, InvoiceFilter>({
  name: 'InvoiceAdmin',
  type: Invoice,
  view: invoices,
  filter: InvoiceFilter,
  rule: billsSomewhere,
  scope: (actor) => withinRegions(billedRegions(actor)),
  where: (filter, _, context) => wantedInvoices(filter, context),
  sorts: {
    date: 'dateKey',
    dueDate: 'dueDate',
    studentName: 'studentNameKey',
    studentNameKey: 'studentNameKey',
    balance: 'balance',
    total: 'total',
    number: 'number',
    status: 'status',
  },
  newestFirst: true,
  map: shownInvoice,
});
