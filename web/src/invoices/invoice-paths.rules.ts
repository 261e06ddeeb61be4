import { addressOf } from '../lib/screens/match.ts';
import { ownBilling, ownInvoice, transaction } from './invoices.screens.ts';
import type { TransactionFieldsFragment } from '../generated/invoices/invoices.ts';

/** The pages of billing are at these addresses. */
export const billingPath = ownBilling.path;
export const invoicePath = (invoiceId: string): string => addressOf(ownInvoice, { _id: invoiceId });
export const transactionPath = (transactionId: string): string => addressOf(transaction, { _id: transactionId });
/** An invoice has a page of its own. */
export const pathOf = ({
  type,
  _id,
  invoiceId,
}: Pick<TransactionFieldsFragment, '_id' | 'type' | 'invoiceId'>): string =>
  type === 'INVOICE' ? invoicePath(invoiceId) : transactionPath(_id);
