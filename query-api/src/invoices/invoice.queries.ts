import { creditableOf, ledgerOf, mayDelete, mayPay, owedOf } from '@paideia/events/invoices/invoice.rules.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { invoices, type InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import { transactions, type TransactionView } from '@paideia/projection-service/invoices/transaction.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { Invoice } from './invoice.types.ts';
import type { CurrencyBalance, Transaction } from './transaction.types.ts';

/** What is overdue at that moment, for a list. */
export const overdue = (now: string) => ({ overdueFrom: { below: now } });

export function shownInvoice(view: InvoiceView, { now }: Pick<Context, 'now'>): Invoice {
  const { refundedOver, refundedCharge, dueUntil: _, overdueFrom, ...invoice } = view;
  const ledger = ledgerOf(view);
  return {
    ...invoice,
    id: view._id,
    refunded: refundedOver + refundedCharge,
    state: overdueFrom !== null && overdueFrom < now ? 'overdue' : view.status,
    isPayable: mayPay(ledger),
    isDeletable: mayDelete(ledger),
    creditable: creditableOf(ledger),
  };
}
export const shownTransaction = (view: TransactionView): Transaction => ({
  ...view,
  id: view._id,
  refundable: view.type === 'PAYMENT' ? -view.amount - view.refunded : 0,
});

/** What is owed on these, by currency. */
export function balancesOf(owed: readonly InvoiceView[]): readonly CurrencyBalance[] {
  const sums = new Map<string, number>();
  for (const one of owed)
    if (one.status !== 'deleted') sums.set(one.currency, (sums.get(one.currency) ?? 0) + owedOf(one));
  return [...sums]
    .map(([currency, balance]) => ({ currency, balance }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

const scopeOf = ({ userId, regionId }: { readonly userId: string; readonly regionId: string }) => ({
  ownerId: userId,
  regionId,
});
/** The record, or the same answer whether it is absent or someone else's. */
export const visibleInvoice = async (context: Context, id: string): Promise<InvoiceView> =>
  context.visible(await context.read(invoices).one(id), readsInvoice, scopeOf);
export const visibleTransaction = async (context: Context, id: string): Promise<TransactionView> =>
  context.visible(await context.read(transactions).one(id), readsInvoice, scopeOf);
