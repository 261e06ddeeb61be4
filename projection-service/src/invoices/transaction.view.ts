import type { PaymentMethod, TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import { invoicesGroup } from './invoice.view.ts';

/** One entry of a student's ledger, money in hundredths. What people wrote is null after an erasure. */
export type TransactionView = {
  readonly _id: string;
  readonly invoiceId: string;
  /** The id that a payment, a refund or a credit note has within its invoice; of an invoice its own. */
  readonly entryId: string;
  readonly userId: string;
  readonly regionId: string;
  readonly type: TransactionType;
  /** What is charged or given back is above zero, what is paid or credited below. */
  readonly amount: number;
  /**
   * It says what the booking does to the balance: a refund counts with the part that was paid too much, and if it gives back all that was received, with what is owed no more
   * because of it.
   */
  readonly balanceChange: number;
  /** It is the student's, in this currency, once it was booked. */
  readonly balance: number;
  readonly currency: string;
  readonly date: string;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly receiptNumber: string | null;
  /** A refund names the payment that it gives back. */
  readonly refundOf: string | null;
  /** For a payment it says how much of it was given back. */
  readonly refunded: number;
  readonly overpaymentPart: number;
  readonly chargePart: number;
  /** Counts the student's entries in the order in which they were booked. */
  readonly sequence: number;
  readonly recordedAt: string;
  readonly why: readonly EventRef[];
};
export const transactions = invoicesGroup.collection<TransactionView>('transactions', {
  indexes: {
    byUser: ['userId', 'sequence'],
    byUserType: ['userId', 'type', 'sequence'],
    byUserDate: ['userId', 'date'],
    byInvoice: ['invoiceId', 'sequence'],
    byType: ['type', 'date'],
  },
});

/** What a student owes, by currency, without invoices that are deleted or refunded; its id is the student's. */
export type StudentAccountView = {
  readonly _id: string;
  readonly balances: readonly { readonly currency: string; readonly balance: number }[];
  /** Entries so far. */
  readonly sequence: number;
};
export const studentAccounts = invoicesGroup.collection<StudentAccountView>('studentAccounts');
