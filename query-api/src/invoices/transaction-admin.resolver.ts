import { transactions, type TransactionView } from '@paideia/projection-service/invoices/transaction.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { dateRange } from '../kernel/graphql/time-range.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { billedRegions, billsSomewhere } from './billing-regions.rules.ts';
import { shownTransaction } from './invoice.queries.ts';
import { Transaction, TransactionFilter } from './transaction.types.ts';

/** All that was booked where the actor bills, by which a bank statement or a cash box is compared with the ledger. */
export const TransactionAdminResolver = adminResource<TransactionView, Transaction, TransactionFilter>({
  name: 'TransactionAdmin',
  type: Transaction,
  view: transactions,
  filter: TransactionFilter,
  rule: billsSomewhere,
  scope: (actor) => withinRegions(billedRegions(actor)),
  where: ({ type, method, regionId, currency, from, to }) => ({
    where: {
      type: type ?? undefined,
      method: method ?? undefined,
      regionId: regionId || undefined,
      currency: currency || undefined,
      dateKey: dateRange(from, to),
    },
  }),
  sorts: { date: 'dateKey' },
  newestFirst: true,
  map: shownTransaction,
});
