import type { OwnInvoiceFragment } from '../generated/invoices/invoices.ts';

/** It tells what was given back: of too much paid, which the balance counts, and of charges, which does not reopen the debt. */
export function refundsOf({
  paid,
  amount,
  balance,
  refunded,
}: Pick<OwnInvoiceFragment, 'paid' | 'amount' | 'balance' | 'refunded'>): {
  readonly refundedOver: number;
  readonly refundedCharge: number;
} {
  const refundedOver = paid - (amount - balance);
  return { refundedOver, refundedCharge: refunded - refundedOver };
}
