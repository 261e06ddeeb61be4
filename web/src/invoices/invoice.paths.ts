import type { TransactionFieldsFragment } from '../generated/invoices/invoices.ts';

/** Where the pages of billing are. */
export const billingPath = '/student/billing';
export const invoicePath = (invoiceId: string): string => `${billingPath}/invoices/${invoiceId}`;
export const transactionPath = (transactionId: string): string => `/transaction/${transactionId}`;
/** An invoice has a page of its own. */
export const pathOf = ({
  type,
  _id,
  invoiceId,
}: Pick<TransactionFieldsFragment, '_id' | 'type' | 'invoiceId'>): string =>
  type === 'INVOICE' ? invoicePath(invoiceId) : transactionPath(_id);
