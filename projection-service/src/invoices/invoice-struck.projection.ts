import { ledgerAfter, ledgerOf, owedOf } from '@paideia/events/invoices/invoice.rules.ts';
import type { InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { need, put, refOf, update, updateWhere, type AnyChange, type Projection } from '../kernel/projection.ts';
import { after, counted, withBalance } from './invoice-changes.projection.ts';
import { invoices, type InvoiceView } from './invoice.view.ts';
import { studentAccounts, transactions, type TransactionView } from './transaction.view.ts';

/**
 * A deleted invoice or a voided payment counts no more. Its entry stays where it was booked, as one that changed nothing, so that the balances beside the entries
 * after it still follow from one another.
 */
function struck(
  before: InvoiceView,
  now: InvoiceView,
  { _id, sequence }: Pick<TransactionView, '_id' | 'sequence'>,
): readonly AnyChange[] {
  const { userId, currency } = now;
  const by = owedOf(now) - owedOf(before);
  return [
    put(invoices, now._id, now),
    update(studentAccounts, userId, (account) => withBalance(account, currency, by)),
    ...counted(before, now),
    updateWhere(transactions, { userId, sequence: { from: sequence } }, (entry) =>
      entry.currency === currency
        ? {
            ...entry,
            balance: entry.balance + by,
            balanceChange: entry._id === _id ? entry.balanceChange + by : entry.balanceChange,
          }
        : entry,
    ),
  ];
}

/** What takes an entry out of the ledger. */
export const struckRows: Pick<Projection<InvoiceEvent>['on'], 'PaymentVoided' | 'InvoiceDeleted'> = {
  PaymentVoided: {
    needs: ({ invoiceId, paymentId }) => [
      need(invoices, invoiceId),
      need(transactions, transactionIdOf(invoiceId, paymentId)),
    ],
    then: ({ invoiceId, paymentId, amount, reason }, occurred, found) => {
      const before = found.one(invoices, invoiceId);
      const payment = found.one(transactions, transactionIdOf(invoiceId, paymentId));
      if (!before || !payment) return [];
      return [
        ...struck(before, after(before, ledgerAfter.PaymentVoided(ledgerOf(before), { amount }), occurred), payment),
        update(transactions, payment._id, (entry) => ({
          ...entry,
          isVoided: true,
          voidedReason: reason,
          why: [...entry.why, refOf(occurred)],
        })),
      ];
    },
  },
  InvoiceDeleted: {
    needs: ({ invoiceId }) => [need(invoices, invoiceId), need(transactions, invoiceId)],
    then: ({ invoiceId, reason }, occurred, found) => {
      const before = found.one(invoices, invoiceId);
      const issued = found.one(transactions, invoiceId);
      if (!before || !issued) return [];
      const now = after(before, ledgerAfter.InvoiceDeleted(ledgerOf(before)), occurred);
      return struck(before, { ...now, deletedReason: reason }, issued);
    },
  },
};
