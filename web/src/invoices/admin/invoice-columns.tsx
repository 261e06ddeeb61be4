import { owedOf } from '@paideia/events/invoices/invoice.rules.ts';
import type { CsvColumn } from '../../console/list/ExportButton.tsx';
import type { Column } from '../../console/list/list-shapes.ts';
import { fullDate, type Translate } from '../../lib/i18n/index.ts';
import { invoiceStatusesOf } from '../invoice-statuses.rules.ts';
import { InvoiceStatus } from '../InvoiceStatus.tsx';
import { owedOrStruck } from './invoice-ledger.ts';
import type { billingMessages } from './billing.messages.ts';
import type { StaffInvoiceRowFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import type { Print } from './use-billing-places.ts';

type T = Translate<keyof typeof billingMessages>;
const day = (date: string) => <span style={{ color: 'var(--ink-2)', whiteSpace: 'nowrap' }}>{fullDate(date)}</span>;
/** What was deleted does not count any more. */
const figure = (text: string, { status }: StaffInvoiceRowFragment) => (
  <span
    style={{
      whiteSpace: 'nowrap',
      ...(status === 'deleted' && { textDecoration: 'line-through', color: 'var(--ink-2)' }),
    }}
  >
    {text}
  </span>
);

export const invoiceColumns = (t: T, print: Print): readonly Column<StaffInvoiceRowFragment>[] => [
  { key: 'invoice', label: t('invoice'), sort: 'number', render: (row) => figure(row.number ?? t('unnumbered'), row) },
  { key: 'issued', label: t('issued'), sort: 'date', isSecondary: true, render: ({ date }) => day(date) },
  { key: 'due', label: t('due'), sort: 'dueDate', isSecondary: true, render: ({ dueDate }) => day(dueDate) },
  {
    key: 'total',
    label: t('total'),
    sort: 'total',
    isNumber: true,
    isSecondary: true,
    render: (row) => figure(print(row.total, row.currency), row),
  },
  {
    key: 'balance',
    label: t('balance'),
    sort: 'balance',
    isNumber: true,
    render: (row) => figure(print(owedOrStruck(row), row.currency), row),
  },
  {
    key: 'status',
    label: t('status'),
    sort: 'status',
    render: ({ status, state }) => <InvoiceStatus status={status} state={state} />,
  },
];
/** Everything that the list knows, for a sheet program: amounts in units, whatever the language. */
export const invoiceCsv = (
  t: T,
  statusWords: (status: string) => string,
): readonly CsvColumn<StaffInvoiceRowFragment>[] => [
  { label: t('invoice'), value: ({ number }) => number },
  { label: t('student'), value: ({ studentName }) => studentName },
  { label: t('region'), value: ({ regionName }) => regionName },
  { label: t('issued'), value: ({ date }) => date },
  { label: t('due'), value: ({ dueDate }) => dueDate },
  { label: t('currency'), value: ({ currency }) => currency },
  { label: t('total'), value: ({ total }) => total / 100 },
  { label: t('credited'), value: ({ credited }) => credited / 100 },
  { label: t('received'), value: ({ paid }) => paid / 100 },
  { label: t('refunded'), value: ({ refunded }) => refunded / 100 },
  { label: t('balance'), value: (row) => owedOf(row) / 100 },
  { label: t('status'), value: (row) => invoiceStatusesOf(row).map(statusWords).join(', ') },
];
