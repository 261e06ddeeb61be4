import { StatusChips } from '../lib/ui/index.ts';
import { invoiceStatusesOf } from './invoice-statuses.rules.ts';

type Props = Parameters<typeof invoiceStatusesOf>[0];

/** How an invoice stands. */
export const InvoiceStatus = (invoice: Props) => <StatusChips area="invoice" statuses={invoiceStatusesOf(invoice)} />;
