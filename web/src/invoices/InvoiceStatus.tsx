import { stateOf, statusOf, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import { StatusChips } from '../lib/ui/index.ts';
import { invoiceStatusesOf } from './invoice-statuses.rules.ts';

type Props = Parameters<typeof invoiceStatusesOf>[0];
type Then = { readonly invoice: { readonly dueDate: string }; readonly ledger: Ledger; readonly today: string };

/** How an invoice stands. */
export const InvoiceStatus = (invoice: Props) => <StatusChips area="invoice" statuses={invoiceStatusesOf(invoice)} />;
/** How it will stand after an act: what stays owed past its day is overdue, as the lists will say. */
export const StatusThen = ({ invoice, ledger, today }: Then) => (
  <InvoiceStatus status={statusOf(ledger)} state={stateOf(ledger, invoice.dueDate, today)} />
);
