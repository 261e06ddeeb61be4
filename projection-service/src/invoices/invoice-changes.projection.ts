import {
  balanceOf,
  dueOf,
  ledgerOf,
  mayPay,
  owedOf,
  statusOf,
  type Ledger,
} from '@paideia/events/invoices/invoice.rules.ts';
import { instantText } from '@paideia/events/kernel/dates.ts';
import { Temporal } from 'temporal-polyfill';
import { put, refOf, upsert, type AnyChange, type Occurred } from '../kernel/projection.ts';
import { billingTotals, noSums, owedTotals, plus, sumsOf, type BillingTotalsView } from './billing-totals.view.ts';
import { invoices, type InvoiceView } from './invoice.view.ts';
import { studentAccounts, transactions, type StudentAccountView, type TransactionView } from './transaction.view.ts';

/** The figures of an invoice are its ledger and what follows from it. */
export const figuresOf = (ledger: Ledger) => {
  const { isDeleted: _, ...sums } = ledger;
  return { ...sums, amount: dueOf(ledger), balance: balanceOf(ledger), status: statusOf(ledger) };
};

/** The instant at which the day is over there. */
export const endOfDay = (date: string, timeZone = 'UTC'): string =>
  instantText(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);

/** It begins with the day, so that a stretch of days is a stretch of keys. */
export const dateKeyOf = (date: string, { at }: Pick<Occurred, 'at'>): string => `${date} ${at}`;

export const dueBy = (invoice: InvoiceView, dueUntil: string): InvoiceView => ({
  ...invoice,
  dueUntil,
  overdueFrom: mayPay(ledgerOf(invoice)) ? dueUntil : null,
});

export const after = (invoice: InvoiceView, ledger: Ledger, occurred: Occurred): InvoiceView =>
  dueBy(
    {
      ...invoice,
      ...figuresOf(ledger),
      _revision: occurred.revision,
      why: [...invoice.why, refOf(occurred)],
    },
    invoice.dueUntil,
  );

type Place = Pick<InvoiceView, 'regionId' | 'currency'>;
const totalsIdOf = ({ regionId, currency }: Place): string => `${regionId}_${currency}`;

type ByStatus = BillingTotalsView['byStatus'];
const shift = (byStatus: ByStatus, invoice: InvoiceView, by: 1 | -1): ByStatus => ({
  ...byStatus,
  [invoice.status]: plus(byStatus[invoice.status] ?? noSums, sumsOf(invoice), by),
});
/** Counts an invoice as it is now and no more as it was; whatever is not there counts nowhere. */
const moved = (byStatus: ByStatus = {}, before: InvoiceView | undefined, now: InvoiceView | undefined): ByStatus => {
  const without = before ? shift(byStatus, before, -1) : byStatus;
  return now ? shift(without, now, 1) : without;
};
const owed = (invoice: InvoiceView | undefined) => (invoice && invoice.overdueFrom !== null ? invoice : undefined);

export const counted = (before: InvoiceView | undefined, now: InvoiceView): readonly AnyChange[] => {
  const { regionId, currency, dueDate, dueUntil } = now;
  const _id = totalsIdOf(now);
  const all = upsert(billingTotals, _id, (doc) => ({
    _id,
    regionId,
    currency,
    byStatus: moved(doc?.byStatus, before, now),
  }));
  if (!owed(before) && !owed(now)) return [all];
  const ofDay = `${_id}_${dueDate}`;
  return [
    all,
    upsert(owedTotals, ofDay, (doc) => {
      const byStatus = moved(doc?.byStatus, owed(before), owed(now));
      const isNone = Object.values(byStatus).every(({ count }) => count === 0);
      return isNone ? undefined : { _id: ofDay, regionId, currency, dueDate, overdueFrom: dueUntil, byStatus };
    }),
  ];
};

/** It is the student's account with `by` more owed in the currency. */
export function withBalance(account: StudentAccountView, currency: string, by: number): StudentAccountView {
  const { balance = 0 } = account.balances.find((one) => one.currency === currency) ?? {};
  const others = account.balances.filter((one) => one.currency !== currency);
  return {
    ...account,
    balances: [...others, { currency, balance: balance + by }].sort((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}
export const noAccount = (userId: string): StudentAccountView => ({ _id: userId, balances: [], sequence: 0 });

export type LedgerEntry = Pick<TransactionView, '_id' | 'entryId' | 'type' | 'amount' | 'date'> &
  Partial<TransactionView>;

/** An entry of the ledger: the invoice with it, the student's account, the totals, and the transaction that is shown. */
export function booked(
  before: InvoiceView | undefined,
  now: InvoiceView,
  account: StudentAccountView,
  entry: LedgerEntry,
  occurred: Occurred,
): readonly AnyChange[] {
  const { _id: invoiceId, userId, regionId, currency } = now;
  const balanceChange = owedOf(now) - (before ? owedOf(before) : 0);
  const after = { ...withBalance(account, currency, balanceChange), sequence: account.sequence + 1 };
  const balance = after.balances.find((one) => one.currency === currency)?.balance ?? 0;
  const nothing = {
    method: null,
    reference: null,
    reason: null,
    receiptNumber: null,
    refundOf: null,
    refunded: 0,
    isVoided: false,
    voidedReason: null,
    overpaymentPart: 0,
    chargePart: 0,
    cardRefund: null,
  };
  return [
    put(invoices, invoiceId, now),
    put(studentAccounts, userId, after),
    ...counted(before, now),
    put(transactions, entry._id, {
      ...nothing,
      ...entry,
      invoiceId,
      userId,
      regionId,
      currency,
      balanceChange,
      balance,
      sequence: after.sequence,
      recordedAt: occurred.at,
      dateKey: dateKeyOf(entry.date, occurred),
      why: [refOf(occurred)],
    }),
  ];
}
