import { owedOf, type InvoiceStatus } from '@paideia/events/invoices/invoice.rules.ts';
import { invoicesGroup, type InvoiceView } from './invoice.view.ts';

/** How many invoices there are, and their sums in hundredths; `balance` is what is owed on them. */
export type Sums = {
  readonly count: number;
  readonly total: number;
  readonly credited: number;
  readonly paid: number;
  readonly refunded: number;
  readonly balance: number;
};
/** Of a region in a currency, kept by status so that no total needs a look at every invoice; its id is `{regionId}_{currency}`. */
export type BillingTotalsView = {
  readonly _id: string;
  readonly regionId: string;
  readonly currency: string;
  readonly byStatus: Readonly<Partial<Record<InvoiceStatus, Sums>>>;
};
export const billingTotals = invoicesGroup.collection<BillingTotalsView>('billingTotals', {
  indexes: { byRegion: ['regionId', 'currency'], byCurrency: ['currency'] },
});

/**
 * They are what is left to pay in a region and a currency that is due on one day; its id is `{regionId}_{currency}_{dueDate}`. What is overdue is these sums up to
 * now, of as many days as there are, and not of as many invoices. Where nothing is left to pay there is none.
 */
type OwedTotalsView = BillingTotalsView & {
  readonly dueDate: string;
  /** The end of that day in the region. */
  readonly overdueFrom: string;
};
export const owedTotals = invoicesGroup.collection<OwedTotalsView>('owedTotals', {
  indexes: {
    byTime: ['overdueFrom'],
    byRegion: ['regionId', 'overdueFrom'],
    byCurrency: ['currency', 'overdueFrom'],
    byPlace: ['regionId', 'currency', 'overdueFrom'],
  },
});

export const noSums: Sums = { count: 0, total: 0, credited: 0, paid: 0, refunded: 0, balance: 0 };
type Billed = Pick<
  InvoiceView,
  'total' | 'credited' | 'paid' | 'refundedOver' | 'refundedCharge' | 'balance' | 'status'
>;
export const sumsOf = ({ total, credited, paid, refundedOver, refundedCharge, ...owed }: Billed): Sums => ({
  count: 1,
  total,
  credited,
  paid,
  refunded: refundedOver + refundedCharge,
  balance: owedOf(owed),
});
/** `by` is 1 to add and -1 to take away. */
export const plus = (a: Sums, b: Sums, by: 1 | -1 = 1): Sums => ({
  count: a.count + by * b.count,
  total: a.total + by * b.total,
  credited: a.credited + by * b.credited,
  paid: a.paid + by * b.paid,
  refunded: a.refunded + by * b.refunded,
  balance: a.balance + by * b.balance,
});
