import type { CsvColumn } from '../../console/list/ExportButton.tsx';
import type { Column } from '../../console/list/list-shapes.ts';
import type { StaffBookingFragment } from '../../generated/invoices/admin/bookings.ts';
import { fullDate, type Translate } from '../../lib/i18n/index.ts';
import type { invoicesMessages } from '../invoices.messages.ts';
import type { billingMessages } from './billing.messages.ts';
import type { Print } from './use-billing-places.ts';

type T = Translate<keyof typeof billingMessages>;
type Words = Translate<keyof typeof invoicesMessages>;

/** It stands in the ledger and counts no more. */
const isStruck = ({ type, isVoided, invoice }: StaffBookingFragment): boolean =>
  isVoided || (type === 'INVOICE' && invoice?.status === 'deleted');
type StatusWords = (status: string) => string;
/** What it is; of what counts no more also that: an invoice is deleted, a payment voided. */
const kindOf = (row: StaffBookingFragment, t: T, words: Words, statusWords: StatusWords): readonly string[] => {
  const kind = words(`type${row.type}`);
  if (!isStruck(row)) return [kind];
  return [kind, row.isVoided ? t('voided') : statusWords('deleted')];
};
const methodOf = ({ method }: StaffBookingFragment, words: Words) => method && words(`method${method}`);

export const bookingColumns = (
  t: T,
  words: Words,
  statusWords: StatusWords,
  print: Print,
): readonly Column<StaffBookingFragment>[] => [
  {
    key: 'date',
    label: t('date'),
    sort: 'date',
    render: ({ date }) => <span style={{ whiteSpace: 'nowrap' }}>{fullDate(date)}</span>,
  },
  { key: 'type', label: words('type'), render: (row) => kindOf(row, t, words, statusWords).join(' · ') },
  { key: 'number', label: t('receipt'), isSecondary: true, render: ({ receiptNumber }) => receiptNumber },
  { key: 'method', label: t('method'), isSecondary: true, render: (row) => methodOf(row, words) },
  {
    key: 'amount',
    label: t('amount'),
    isNumber: true,
    render: (row) => {
      const text = print(row.amount, row.currency);
      return <span style={{ whiteSpace: 'nowrap' }}>{isStruck(row) ? <s>{text}</s> : text}</span>;
    },
  },
];
/** A booking on a phone. */
export const bookingLine = (
  row: StaffBookingFragment,
  t: T,
  words: Words,
  statusWords: StatusWords,
  print: Print,
): string => {
  const [kind, struck] = kindOf(row, t, words, statusWords);
  return [fullDate(row.date), kind, print(row.amount, row.currency), struck].filter(Boolean).join(' · ');
};
/** Everything that the list knows, for a sheet program: amounts in units, and nothing of what counts no more. */
export const bookingCsv = (t: T, words: Words): readonly CsvColumn<StaffBookingFragment>[] => [
  { label: t('date'), value: ({ date }) => date },
  { label: words('type'), value: ({ type }) => words(`type${type}`) },
  { label: t('receipt'), value: ({ receiptNumber }) => receiptNumber },
  { label: t('invoice'), value: ({ invoice }) => invoice?.number ?? null },
  { label: t('student'), value: ({ invoice }) => invoice?.studentName ?? null },
  { label: t('region'), value: ({ invoice }) => invoice?.regionName ?? null },
  { label: t('method'), value: (row) => methodOf(row, words) },
  { label: t('reference'), value: ({ reference }) => reference },
  { label: words('reason'), value: ({ reason }) => reason },
  { label: t('currency'), value: ({ currency }) => currency },
  { label: t('amount'), value: (row) => (isStruck(row) ? 0 : row.amount / 100) },
  { label: t('voided'), value: (row) => (isStruck(row) ? row.amount / 100 : null) },
];
