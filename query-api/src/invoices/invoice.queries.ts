import { every } from '@paideia/documents/every.ts';
import { isRefundUnsure } from '@paideia/events/card-payments/card-refund.rules.ts';
import {
  creditableOf,
  ledgerOf,
  mayDelete,
  mayPay,
  owedOf,
  owedStatuses,
} from '@paideia/events/invoices/invoice.rules.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { invoices, type InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import { transactions, type TransactionView } from '@paideia/projection-service/invoices/transaction.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { Invoice } from './invoice.types.ts';
import type { CurrencyBalance, Transaction } from './transaction.types.ts';

/** What is overdue at that moment, for a list. */
export const overdue = (now: string) => ({ overdueFrom: { below: now } });

export function shownInvoice(view: InvoiceView, { now }: Pick<Context, 'now'>): Invoice {
  const { refundedOver, refundedCharge, dateKey: _, dueUntil: _until, overdueFrom, ...invoice } = view;
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
export const shownTransaction = ({ cardRefund, dateKey: _, ...view }: TransactionView): Transaction => ({
  ...view,
  cardRefund: cardRefund && { ...cardRefund, isUnsure: isRefundUnsure(cardRefund.failureCode) },
  id: view._id,
  refundable: view.type === 'PAYMENT' && !view.isVoided ? -view.amount - view.refunded : 0,
});

/** What is owed on these, by currency, and whether one of them is to be paid. */
export function balancesOf(owed: readonly InvoiceView[]): readonly CurrencyBalance[] {
  const sums = new Map<string, CurrencyBalance>();
  for (const one of owed) {
    const { currency, status } = one;
    const { balance, isPayable } = sums.get(currency) ?? { balance: 0, isPayable: false };
    if (status !== 'deleted')
      sums.set(currency, {
        currency,
        balance: balance + owedOf(one),
        isPayable: isPayable || mayPay(ledgerOf(one)),
      });
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
/** What this person is asked to pay. Of what was given back in part there may be nothing left to pay. */
export const payableOf = async (context: Context, userId: string): Promise<readonly InvoiceView[]> =>
  (await every(context.read(invoices), { where: { userId, status: owedStatuses }, sort: { field: 'dateKey' } })).filter(
    (one) => mayPay(ledgerOf(one)),
  );

const scopeOf = ({ userId, regionId }: { readonly userId: string; readonly regionId: string }) => ({
  ownerId: userId,
  regionId,
});
/** The record, or the same answer whether it is absent or someone else's. */
export const visibleInvoice = async (context: Context, id: string): Promise<InvoiceView> =>
  context.visible(await context.read(invoices).one(id), readsInvoice, scopeOf);
export const visibleTransaction = async (context: Context, id: string): Promise<TransactionView> =>
  context.visible(await context.read(transactions).one(id), readsInvoice, scopeOf);
