import { group } from '@paideia/documents/port.ts';
import type { InvoiceStatus } from '@paideia/events/invoices/invoice.rules.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import type { Person } from '../kernel/people.ts';
import { recordOf } from '../kernel/record.ts';

export const invoicesGroup = group('invoices', 9);

export type InvoiceLineView = {
  readonly particulars: string;
  readonly qty: number;
  readonly price: number;
  readonly amount: number;
};
/** Money in hundredths of the currency's unit. Dates are local to the region. Names and remarks are null after an erasure. A deleted invoice stays. */
export type InvoiceView = {
  readonly _id: string;
  /** It is that of its stream; a decision sends it back as what was seen. */
  readonly _revision: number;
  /** It is the number as printed; it is null for the moment until the invoice is numbered. */
  readonly number: string | null;
  readonly userId: string;
  readonly studentName: string | null;
  readonly studentNameKey: string;
  readonly regionId: string;
  readonly currency: string;
  readonly lines: readonly InvoiceLineView[];
  readonly taxRate: number;
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly credited: number;
  readonly paid: number;
  readonly refundedOver: number;
  readonly refundedCharge: number;
  /** It is what is owed in all: the total less what was credited. */
  readonly amount: number;
  /** It is what is left to pay by its sums; below zero too much was paid. What is owed follows from it and the status. */
  readonly balance: number;
  readonly status: InvoiceStatus;
  readonly date: string;
  /** It is the day, and when it was booked: those of one day stand in the order in which they came. */
  readonly dateKey: string;
  readonly dueDate: string;
  /** The end of that day in the region: whatever is owed then is overdue. */
  readonly dueUntil: string;
  /** It is the same instant while something is owed, and null when nothing is: what is overdue is found by it. */
  readonly overdueFrom: string | null;
  readonly issuedAt: string;
  readonly remarks: string | null;
  /** Why it was deleted. */
  readonly deletedReason: string | null;
  readonly paymentMethods: readonly string[];
  readonly why: readonly EventRef[];
};

const filters = ['status', 'regionId', 'userId', 'currency'] as const;
const sorts = ['dateKey', 'dueDate', 'studentNameKey', 'balance', 'total', 'number', 'status'] as const;
type Indexed = readonly (typeof filters | typeof sorts)[number][];
const sorted = (sort: (typeof sorts)[number]): readonly Indexed[] => [
  [sort],
  ...filters.filter((filter) => filter !== sort).map((filter) => [filter, sort]),
  ...(sort === 'status' ? [] : ([['regionId', 'status', sort]] as const)),
];
/** However many are open, those that are overdue stand together, the longest overdue first. */
const overdue = [['overdueFrom'], ['regionId', 'overdueFrom'], ['currency', 'overdueFrom']] as const;

export const invoices = invoicesGroup.collection<InvoiceView>('invoices', {
  indexes: Object.fromEntries(
    [...sorts.flatMap(sorted), ['userId', 'status', 'dateKey'] as const, ...overdue].map((fields) => [
      fields.join('-'),
      fields,
    ]),
  ),
  search: ['studentName', 'number'],
  sparse: ['overdueFrom'],
});

/** Private to the projection: the zones in which days end. */
export const billingRegions = invoicesGroup.collection<{ readonly _id: string; readonly timeZone: string }>(
  'billingRegions',
);
/** Private to the projection: the names by which invoices are sorted and searched. */
export const billingPeople = invoicesGroup.collection<Person>('billingPeople');

export const invoiceRecord = recordOf(invoices, { standing: { of: ['invoice'], leftOut: ['number'] } });
