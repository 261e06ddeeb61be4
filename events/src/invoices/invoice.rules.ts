import { stepOf } from '../kernel/money.ts';

/** Hundredths: a thousand million units. Sums of many such amounts are still counted exactly. */
export const mostMoney = 100_000_000_000;
/** An invoice is dated no further ahead: what is, is a slip of the pen, and would open the numbers of a year that is far off. */
export const mostDaysAhead = 366;
/** It is due within two years: what is not, is a slip of the pen. */
export const mostDaysToPay = 731;
export const mostLines = 50;
export const mostQuantity = 100_000;
/** It is counted in characters. */
export const longestParticulars = 300;
export const longestRemarks = 1000;
export const longestReference = 200;

export const invoiceStatuses = [
  'paid',
  'part-paid',
  'unpaid',
  'over-paid',
  'refunded',
  'partial-refund',
  'deleted',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The statuses in which something may be left to pay. */
export const owedStatuses = ['unpaid', 'part-paid', 'partial-refund'] as const satisfies readonly InvoiceStatus[];
/** Lists say of an invoice its status, or that it was to be paid by now. */
export const invoiceStates = ['overdue', ...invoiceStatuses] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** All in hundredths. `refundedOver` and `refundedCharge` are the parts of the refunds that gave back too much paid and charges. */
export type Ledger = {
  readonly total: number;
  readonly credited: number;
  readonly paid: number;
  readonly refundedOver: number;
  readonly refundedCharge: number;
  readonly isDeleted: boolean;
};
export const emptyLedger = (total: number): Ledger => ({
  total,
  credited: 0,
  paid: 0,
  refundedOver: 0,
  refundedCharge: 0,
  isDeleted: false,
});

/** Of what is kept of an invoice, which says by its status that it was deleted. */
export const ledgerOf = ({
  total,
  credited,
  paid,
  refundedOver,
  refundedCharge,
  status,
}: Omit<Ledger, 'isDeleted'> & { readonly status: InvoiceStatus }): Ledger => ({
  total,
  credited,
  paid,
  refundedOver,
  refundedCharge,
  isDeleted: status === 'deleted',
});

type RefundParts = { readonly overpaymentPart: number; readonly chargePart: number };
/** What an event makes of the ledger, by the event's name. */
export const ledgerAfter = {
  PaymentRecorded: (ledger: Ledger, { amount }: { readonly amount: number }): Ledger => ({
    ...ledger,
    paid: ledger.paid + amount,
  }),
  PaymentVoided: (ledger: Ledger, { amount }: { readonly amount: number }): Ledger => ({
    ...ledger,
    paid: ledger.paid - amount,
  }),
  CreditNoteIssued: (ledger: Ledger, { amount }: { readonly amount: number }): Ledger => ({
    ...ledger,
    credited: ledger.credited + amount,
  }),
  RefundIssued: (ledger: Ledger, { overpaymentPart, chargePart }: RefundParts): Ledger => ({
    ...ledger,
    refundedOver: ledger.refundedOver + overpaymentPart,
    refundedCharge: ledger.refundedCharge + chargePart,
  }),
  InvoiceDeleted: (ledger: Ledger): Ledger => ({ ...ledger, isDeleted: true }),
};

/** What is owed after credits, and what was received and not given back as over-payment. */
export const dueOf = ({ total, credited }: Ledger): number => total - credited;
export const netOf = ({ paid, refundedOver }: Ledger): number => paid - refundedOver;
/** Negative: too much was paid. Refunding a charge does not reopen the debt. */
export const balanceOf = (ledger: Ledger): number => dueOf(ledger) - netOf(ledger);

/** First what was paid too much, then charges. */
export function splitRefund(ledger: Ledger, amount: number): RefundParts {
  const overpaymentPart = Math.min(amount, Math.max(0, netOf(ledger) - dueOf(ledger)));
  return { overpaymentPart, chargePart: amount - overpaymentPart };
}

/** The first row that fits. */
export function statusOf(ledger: Ledger): InvoiceStatus {
  const [net, balance] = [netOf(ledger), balanceOf(ledger)];
  if (ledger.isDeleted) return 'deleted';
  if (net > 0 && ledger.refundedCharge >= net) return 'refunded';
  if (balance < 0) return 'over-paid';
  if (ledger.refundedCharge > 0) return 'partial-refund';
  if (balance === 0) return 'paid';
  return net > 0 ? 'part-paid' : 'unpaid';
}

/** What is owed; negative: too much was paid. An invoice that was deleted is owed no more, nor is one that was refunded, also if a part of it was never paid. */
export const owedOf = ({ status, balance }: { readonly status: InvoiceStatus; readonly balance: number }): number =>
  status === 'deleted' || status === 'refunded' ? 0 : balance;

export const mayPay = (ledger: Ledger): boolean => {
  const status = statusOf(ledger);
  return status === 'unpaid' || status === 'part-paid' || (status === 'partial-refund' && balanceOf(ledger) > 0);
};
/** What lists say of it on a day in its region: what is left to pay was to be paid by the end of the due day. */
export const stateOf = (ledger: Ledger, dueDate: string, today: string): InvoiceState =>
  mayPay(ledger) && dueDate < today ? 'overdue' : statusOf(ledger);
/** What can still be taken off by credit notes, which never come to more than the total. */
export const creditableOf = ({ total, credited, isDeleted }: Ledger): number => (isDeleted ? 0 : total - credited);
/**
 * Nobody can hand over what the currency does not print. What is left from before sums were rounded to that may be finer: beside such a `rest` everything is taken,
 * or it could never be settled.
 */
export function isTooFine(amount: number, currency: string, rests: readonly number[]): boolean {
  const isFine = (one: number) => one % stepOf(currency) !== 0;
  return isFine(amount) && !rests.some(isFine);
}
export const mayDelete = (ledger: Ledger): boolean => !ledger.isDeleted && netOf(ledger) - ledger.refundedCharge === 0;

type LineInput = { readonly particulars: string; readonly qty: number; readonly price: number };
/**
 * Amounts and tax are rounded half up to what the currency prints, each line and the tax once: what nobody can see, nobody can pay. Quantities have at most three
 * decimals, rates two.
 */
export function totalsOf(
  lines: readonly LineInput[],
  taxRate: number,
  currency: string,
): { readonly amounts: readonly number[]; readonly subtotal: number; readonly tax: number; readonly total: number } {
  const step = stepOf(currency);
  const rounded = (value: bigint, by: bigint) => halfUp(value, by * BigInt(step)) * step;
  const amounts = lines.map(({ qty, price }) => rounded(BigInt(Math.round(qty * 1000)) * BigInt(price), 1000n));
  const subtotal = amounts.reduce((sum, one) => sum + one, 0);
  const tax = rounded(BigInt(subtotal) * BigInt(Math.round(taxRate * 100)), 10_000n);
  return { amounts, subtotal, tax, total: subtotal + tax };
}
// Whole numbers throughout: a product of money and a quantity can be larger than a double counts exactly.
const halfUp = (value: bigint, by: bigint): number => Number((2n * value + by) / (2n * by));
