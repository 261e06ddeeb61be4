import { ledgerOf, owedOf, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import type { StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';

/** The sums that the rules of invoices are about; what was refunded is told apart by the entries. */
export function billedLedger({ entries, ...invoice }: StaffInvoiceDetailFragment): Ledger {
  const sum = (part: 'overpaymentPart' | 'chargePart') =>
    entries.reduce((all, entry) => all + (entry.type === 'REFUND' ? entry[part] : 0), 0);
  return ledgerOf({ ...invoice, refundedOver: sum('overpaymentPart'), refundedCharge: sum('chargePart') });
}

/** What is owed; of a deleted invoice what was owed before, which is struck through. */
export const owedOrStruck = ({ status, balance }: Pick<StaffInvoiceDetailFragment, 'status' | 'balance'>): number =>
  status === 'deleted' ? balance : owedOf({ status, balance });
