import type { PaymentMethod, TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import type { CardRefundFailure, CardRefundStatus } from '@paideia/events/card-payments/card-refund.rules.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import { invoicesGroup } from './invoice.view.ts';

/** What became of a refund that the gateway was asked to send back to the card. */
export type CardRefundView = {
  readonly status: CardRefundStatus;
  readonly failureCode: CardRefundFailure | null;
  /** Null after an erasure. */
  readonly endingDigits: string | null;
  /** Whoever asks for another one says which one was seen. */
  readonly attempt: number;
  /** The gateway does not answer at present, or has not sent it yet: it is asked again then. */
  readonly retryAt: string | null;
};

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
   * It says what the booking does to the balance, with nothing left of what was voided or deleted since: a refund counts with the part that was paid too much, and if it gives back all that was received, with what is owed no more
   * because of it.
   */
  readonly balanceChange: number;
  /** It is the student's, in this currency, once it was booked; what was voided or deleted since is taken off. */
  readonly balance: number;
  readonly currency: string;
  readonly date: string;
  /** As that of an invoice. */
  readonly dateKey: string;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly receiptNumber: string | null;
  /** A refund names the payment that it gives back. */
  readonly refundOf: string | null;
  /** For a payment it says how much of it was given back. */
  readonly refunded: number;
  /** A payment that was voided counts no more; it stands in the ledger as nothing, and why it was voided is null after an erasure. */
  readonly isVoided: boolean;
  readonly voidedReason: string | null;
  readonly overpaymentPart: number;
  readonly chargePart: number;
  /** Null of what is given back by other means, and of all that is no refund. */
  readonly cardRefund: CardRefundView | null;
  /** Counts the student's entries in the order in which they were booked. */
  readonly sequence: number;
  readonly recordedAt: string;
  readonly why: readonly EventRef[];
};
export const transactions = invoicesGroup.collection<TransactionView>('transactions', {
  indexes: {
    byUser: ['userId', 'sequence'],
    byUserType: ['userId', 'type', 'sequence'],
    byUserDate: ['userId', 'dateKey'],
    byInvoice: ['invoiceId', 'sequence'],
    byType: ['type', 'dateKey'],
    byDate: ['dateKey'],
    byMethod: ['method', 'dateKey'],
    byCurrency: ['currency', 'dateKey'],
    byRegion: ['regionId', 'dateKey'],
    byRegionType: ['regionId', 'type', 'dateKey'],
    byRegionMethod: ['regionId', 'method', 'dateKey'],
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
