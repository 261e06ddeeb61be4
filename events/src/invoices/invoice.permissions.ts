import { admin, anyOf, inPerson, inRegion, keyed, ofAnother, self, system, type Rule } from '../kernel/permission.ts';
import type { InvoiceCommand, ReceiptCounterCommand } from './invoice.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const billingKeys = defineKeys('billing', { order: 50, isRegional: true });

const bills = inPerson(keyed(billingKeys.write, anyOf(admin, inRegion('admin'))));
const corrects = inPerson(ofAnother(keyed(billingKeys.write, admin)));

export const invoicePermissions: Readonly<Record<InvoiceCommand['type'], Rule>> = {
  IssueInvoice: bills,
  RecordPayment: anyOf(ofAnother(bills), system),
  VoidPayment: corrects,
  IssueCreditNote: corrects,
  IssueRefund: corrects,
  DeleteInvoice: corrects,
  RemindOfInvoice: system,
};
/** Everyone else is told that there is none. */
export const readsInvoice = anyOf(self, keyed(billingKeys.read, anyOf(admin, inRegion('admin'))));

export const receiptCounterPermissions: Readonly<Record<ReceiptCounterCommand['type'], Rule>> = {
  NumberTransaction: system,
};
