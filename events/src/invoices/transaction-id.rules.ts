import { idFrom } from '../kernel/uuid.ts';

/**
 * The id of a payment, a refund or a credit note among the transactions of everybody. Its own id comes from a form, so it is only told apart
 * within its invoice; an invoice's own transaction has the id of the invoice.
 */
export const transactionIdOf = (invoiceId: string, id: string): string => idFrom('transaction', invoiceId, id);
