import { WhyDocument } from '../../lib/why/index.ts';
import { answers } from '../../lib/testing/console.tsx';
import {
  BillingPlacesDocument,
  type LedgerEntryFragment,
  type StaffInvoiceDetailFragment,
} from '../../generated/invoices/admin/invoice-admin.ts';

export const region = {
  __typename: 'Region',
  _id: '5eed0000000000000000000a',
  name: 'US - Cedar Ridge',
  currency: 'USD',
  timeZone: 'America/Denver',
};
export const placesIn = (timeZone: string) =>
  answers(BillingPlacesDocument, () => ({
    data: {
      regions: [{ ...region, timeZone }],
      currencies: [
        { __typename: 'Currency', label: 'US dollar', value: 'USD', decimals: 2 },
        { __typename: 'Currency', label: 'Hungarian forint', value: 'HUF', decimals: 0 },
      ],
    },
  }));
export const places = placesIn(region.timeZone);
export const why = answers(WhyDocument, () => ({
  data: { why: { __typename: 'Why', title: 'Balance', value: null, rule: null, formula: [], parts: [] } },
}));

const entry = (
  n: number,
  type: LedgerEntryFragment['type'],
  amount: number,
  more: Partial<LedgerEntryFragment> = {},
): LedgerEntryFragment & { readonly __typename: string } => ({
  __typename: 'Transaction',
  _id: `${n}`.repeat(24),
  entryId: `e${n}`,
  type,
  amount,
  date: '2026-09-07',
  method: null,
  reference: null,
  reason: null,
  receiptNumber: `CR-${n}`,
  refundable: 0,
  isVoided: false,
  voidedReason: null,
  isVoidable: type === 'PAYMENT',
  overpaymentPart: 0,
  chargePart: 0,
  refundCard: null,
  cardRefund: null,
  ...more,
});
/** For tests, this is the worked example of an over-paid invoice, 1,200.00 with payments of 500.00 and 800.00. */
export const overPaid: StaffInvoiceDetailFragment & { readonly __typename: string } = {
  __typename: 'Invoice',
  id: '111111111111111111111111',
  _revision: 2,
  number: 'CR-2026-0108',
  userId: '5eed00000000000000000012',
  studentName: 'Sven Marlowe',
  regionId: region._id,
  regionName: region.name,
  currency: 'USD',
  date: '2026-09-07',
  dueDate: '2027-03-01',
  total: 120_000,
  balance: -10_000,
  status: 'over-paid',
  state: 'over-paid',
  taxRate: 0,
  subtotal: 120_000,
  tax: 0,
  credited: 0,
  paid: 130_000,
  refunded: 0,
  remarks: null,
  deletedReason: null,
  isDeletable: false,
  creditable: 120_000,
  lines: [
    {
      __typename: 'InvoiceLine',
      particulars: 'Tuition',
      qty: 1,
      price: 120_000,
      amount: 120_000,
    } as StaffInvoiceDetailFragment['lines'][number],
  ],
  entries: [
    entry(1, 'INVOICE', 120_000),
    entry(2, 'PAYMENT', -50_000, { method: 'bank', refundable: 50_000 }),
    entry(3, 'PAYMENT', -80_000, { method: 'cash', refundable: 80_000 }),
  ],
};
/** The same after 400.00 of the second payment were given back. */
export const givenBack: typeof overPaid = {
  ...overPaid,
  _revision: 3,
  balance: 0,
  refunded: 40_000,
  status: 'partial-refund',
  entries: [
    ...overPaid.entries.slice(0, 2),
    entry(3, 'PAYMENT', -80_000, { method: 'cash', refundable: 40_000 }),
    entry(4, 'REFUND', 40_000, { overpaymentPart: 10_000, chargePart: 30_000, reason: 'Left the course' }),
  ],
};
