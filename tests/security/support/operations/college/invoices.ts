import { leaveDay } from '../../cast.ts';
import {
  day,
  fresh,
  list,
  listed,
  nothing,
  ofPerson,
  ofRegion,
  own,
  reason,
  revision,
  type Row,
  somewhere,
} from '../../row.ts';
import { invoicePermissions, readsInvoice, billingKeys } from '@paideia/events/invoices/invoice.permissions.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { admin, anyOf, inRegion, keyed, self, signedIn } from '@paideia/events/kernel/permission.ts';

const bills = listed(billingKeys.read, anyOf(admin, somewhere('admin')));
const billed = keyed(billingKeys.read, anyOf(admin, inRegion('admin')));

export const queries: Readonly<Record<string, Row>> = {
  groupStudents: ofRegion(billed, ({ groupId }) => ({ groupId })),
  myInvoices: { ...own, args: () => day, lists: { id: (of) => of.invoiceId, rule: self } },
  transactions: { ...own, args: () => day, note: 'own' },
  receipts: { ...own, args: () => day, note: 'own' },
  refunds: { ...own, args: () => day, note: 'own' },
  myBalances: own,
  myCardConfigs: { ...own, note: 'of the own regions' },
  cardConfig: ofRegion(signedIn, ({ regionId }) => ({ regionId })),
  accountStatement: ofPerson(readsInvoice, ({ userId }) => ({ userId })),
  invoice: ofPerson(readsInvoice, ({ invoiceId }) => ({ _id: invoiceId })),
  transaction: ofPerson(readsInvoice, ({ invoiceId, paymentId }) => ({ _id: transactionIdOf(invoiceId, paymentId) })),
  allInvoiceAdmins: list(bills, { id: (of) => of.invoiceId, rule: billed }),
  allTransactionAdmins: list(bills, {
    id: ({ invoiceId, paymentId }) => transactionIdOf(invoiceId, paymentId),
    rule: billed,
  }),
  TransactionAdmin: ofPerson(billed, ({ invoiceId, paymentId }) => ({ id: transactionIdOf(invoiceId, paymentId) })),
  InvoiceAdmin: ofPerson(billed, ({ invoiceId }) => ({ id: invoiceId })),
  invoiceTotals: { rule: bills, ...nothing },
  billableStudents: { rule: bills, ...nothing, args: () => ({ q: 'a' }) },
};
export const mutations: Readonly<Record<string, Row>> = {
  issueInvoice: ofRegion(invoicePermissions.IssueInvoice, (of) => ({
    input: {
      _id: fresh(of, 'invoice'),
      userId: of.userId,
      regionId: of.regionId,
      currency: 'USD',
      dueDate: leaveDay,
      lines: [{ particulars: 'x', qty: 1, price: 100 }],
    },
  })),
  recordPayment: ofPerson(invoicePermissions.RecordPayment, (of) => ({
    _id: of.invoiceId,
    paymentId: fresh(of, 'payment'),
    amount: 1,
    method: 'cash',
  })),
  voidPayment: ofPerson(invoicePermissions.VoidPayment, (of) => ({
    _id: of.invoiceId,
    ...revision,
    paymentId: of.paymentId,
    reason,
  })),
  issueCreditNote: ofPerson(invoicePermissions.IssueCreditNote, (of) => ({
    _id: of.invoiceId,
    ...revision,
    creditNoteId: fresh(of, 'credit'),
    amount: 1,
    reason,
  })),
  issueRefund: ofPerson(invoicePermissions.IssueRefund, (of) => ({
    _id: of.invoiceId,
    ...revision,
    refundId: fresh(of, 'refund'),
    paymentId: of.paymentId,
    amount: 1,
    reason,
  })),
  deleteInvoice: ofPerson(invoicePermissions.DeleteInvoice, (of) => ({ _id: of.invoiceId, ...revision, reason })),
};
