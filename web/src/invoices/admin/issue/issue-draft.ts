import { mostMoney, mostQuantity, totalsOf } from '@paideia/events/invoices/invoice.rules.ts';
import { type DecimalRange, newId, parseDecimal, percentRange } from '../../../lib/forms/index.ts';
import type { Currency } from '../../../lib/i18n/index.ts';
import type { BillableStudentFragment } from '../../../generated/invoices/admin/issue/issue-invoice.ts';
import type { InvoiceInput } from '../../../generated/schema.ts';
import { moneyRange } from '../MoneyField.tsx';

/** The parts of a line stay as they were typed. */
export type LineDraft = {
  readonly key: string;
  readonly particulars: string;
  readonly qty: string;
  readonly price: string;
};
export type IssueDraft = {
  /** The ids of its invoices are made of it. It changes only when everybody has their invoice, or the draft is discarded. */
  readonly batchId: string;
  readonly to: 'student' | 'group';
  readonly student: BillableStudentFragment | null;
  readonly regionId: string;
  readonly groupId: string;
  /** Students of the group who get none. */
  readonly leftOut: readonly string[];
  readonly lines: readonly LineDraft[];
  readonly taxRate: string;
  /** Where it is empty, today in the region is meant. */
  readonly date: string;
  readonly dueDate: string;
  readonly remarks: string;
};
export const freshLine = (): LineDraft => ({ key: newId(), particulars: '', qty: '1', price: '' });
export const freshDraft = (): IssueDraft => ({
  batchId: newId(),
  to: 'student',
  student: null,
  regionId: '',
  groupId: '',
  leftOut: [],
  lines: [freshLine()],
  taxRate: '0',
  date: '',
  dueDate: '',
  remarks: '',
});

export const quantityRange: DecimalRange = { digits: 3, min: 1, max: mostQuantity * 1000 };
export const priceRange = (currency: string, known: readonly Currency[]): DecimalRange =>
  moneyRange(currency, known, { min: 0 });

type ReadLine = { readonly particulars: string; readonly qty: number; readonly price: number };
/** A line in numbers; undefined while a part of it is missing. */
function readLine(
  { particulars, qty, price }: LineDraft,
  currency: string,
  known: readonly Currency[],
): ReadLine | undefined {
  const [pieces, amount] = [parseDecimal(qty, quantityRange), parseDecimal(price, priceRange(currency, known))];
  return 'units' in pieces && 'units' in amount
    ? { particulars: particulars.trim(), qty: pieces.units / 1000, price: amount.units }
    : undefined;
}

export type Reckoned = {
  /** Of each line, undefined where it cannot be told yet. */
  readonly amounts: readonly (number | undefined)[];
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly isTooLarge: boolean;
  /** Every invoice of the batch says this; it is undefined while the form is not complete. */
  readonly content: Pick<Required<InvoiceInput>, 'lines' | 'taxRate' | 'date' | 'dueDate' | 'remarks'> | undefined;
};
/**
 * The sums of what is typed so far, by the same rules as the server's.
 * @param today in the region, which is the date of issue where none was chosen
 */
export function reckon(
  { lines, taxRate, date, dueDate, remarks }: IssueDraft,
  currency: string,
  known: readonly Currency[],
  today: string,
): Reckoned {
  const read = lines.map((line) => readLine(line, currency, known));
  const rate = parseDecimal(taxRate, percentRange);
  const percent = 'units' in rate ? rate.units / 100 : 0;
  const complete = read.filter((line) => line !== undefined);
  const { amounts, ...sums } = totalsOf(complete, percent, currency);
  const isTooLarge = sums.total > mostMoney;
  const isComplete =
    complete.length === lines.length &&
    complete.every(({ particulars }) => particulars !== '') &&
    'units' in rate &&
    dueDate !== '' &&
    dueDate >= (date || today) &&
    !isTooLarge;
  return {
    ...sums,
    isTooLarge,
    amounts: read.map((line) => (line === undefined ? undefined : amounts[complete.indexOf(line)])),
    content: isComplete
      ? { lines: complete, taxRate: percent, date: date || null, dueDate, remarks: remarks.trim() || null }
      : undefined,
  };
}
