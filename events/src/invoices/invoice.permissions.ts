import { admin, anyOf, inPerson, inRegion, keyed, self, system, type Rule } from '../kernel/permission.ts';
import type { InvoiceCommand, ReceiptCounterCommand } from './invoice.commands.ts';

const bills = inPerson(keyed('billing:write', anyOf(admin, inRegion('admin'))));
const corrects = inPerson(keyed('billing:write', admin));

export const invoicePermissions: Readonly<Record<InvoiceCommand['type'], Rule>> = {
  IssueInvoice: bills,
  RecordPayment: anyOf(bills, system),
  IssueCreditNote: corrects,
  IssueRefund: corrects,
  DeleteInvoice: corrects,
};
/** Everyone else is told that there is none. */
export const readsInvoice = anyOf(self, keyed('billing:read', anyOf(admin, inRegion('admin'))));

export const receiptCounterPermissions: Readonly<Record<ReceiptCounterCommand['type'], Rule>> = {
  NumberTransaction: system,
};
