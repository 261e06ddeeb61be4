import { invoiceExportMessages as texts } from '@paideia/events/invoices/invoice.messages.ts';
import { invoices, type InvoiceLineView, type InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import { transactions, type CardRefundView } from '@paideia/projection-service/invoices/transaction.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const invoiceExport: ExportPart = {
  key: 'invoices',
  title: texts.invoices,
  about: texts['invoices.about'],
  items: own(invoices, (userId) => ({ where: { userId } })),
  isInHundredths: true,
  mute: ['studentName'] satisfies readonly (keyof InvoiceView)[],
  counts: ['qty', 'taxRate'] satisfies readonly (keyof InvoiceView | keyof InvoiceLineView)[],
};
export const transactionExport: ExportPart = {
  key: 'transactions',
  title: texts.transactions,
  about: texts['transactions.about'],
  items: own(transactions, (userId) => ({ where: { userId } })),
  isInHundredths: true,
  counts: ['attempt'] satisfies readonly (keyof CardRefundView)[],
};
