// Operations of invoices, payments, receipts and refunds.
import { forexRatesPermissions, readsForexRates } from '@paideia/events/forex-rates/forex-rate.permissions.ts';
import { invoicePermissions, readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { admin, anyOf, self, signedIn } from '@paideia/events/kernel/permission.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.ts';
import { leaveDay } from '../cast.ts';
import {
  day,
  fresh,
  knows,
  list,
  nothing,
  ofPerson,
  ofRegion,
  own,
  reason,
  revision,
  type Row,
  somewhere,
} from './row.ts';

const bills = anyOf(admin, somewhere('admin'));

export const queries: Readonly<Record<string, Row>> = {
  currencies: own,
  forexRates: { rule: readsForexRates, ...nothing, args: () => ({ currency: 'EUR' }) },
  myInvoices: { ...own, args: () => day, lists: { id: (of) => of.invoiceId, rule: self } },
  transactions: { ...own, args: () => day, note: 'own' },
  receipts: { ...own, args: () => day, note: 'own' },
  refunds: { ...own, args: () => day, note: 'own' },
  myBalances: own,
  cardConfig: ofRegion(signedIn, ({ regionId }) => ({ regionId })),
  invoice: ofPerson(readsInvoice, ({ invoiceId }) => ({ _id: invoiceId })),
  transaction: ofPerson(readsInvoice, ({ invoiceId, paymentId }) => ({ _id: transactionIdOf(invoiceId, paymentId) })),
  why: ofPerson(readsInvoice, ({ invoiceId }) => ({ of: 'invoice', id: invoiceId }), {
    note: 'by the rule of what is asked about: here an invoice',
  }),
  allInvoiceAdmins: list(bills, { id: (of) => of.invoiceId, rule: knows }),
  InvoiceAdmin: ofPerson(knows, ({ invoiceId }) => ({ id: invoiceId })),
  invoiceTotals: { rule: bills, ...nothing },
  billableStudents: { rule: bills, ...nothing, args: () => ({ q: 'a' }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  recordForexRate: {
    rule: forexRatesPermissions.RecordForexRate,
    ...nothing,
    args: () => ({ input: { currency: 'EUR', year: 2020, month: 1, rate: 0.9 } }),
  },
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
