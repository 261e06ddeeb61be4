import { z } from 'zod';
import { Id, DateInput, OptionalText, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { PaymentMethod, TransactionType } from './invoice.events.ts';
import {
  longestParticulars,
  longestReference,
  longestRemarks,
  mostLines,
  mostMoney,
  mostQuantity,
} from './invoice.rules.ts';

const amount = z.int().positive().max(mostMoney);
const invoiceRef = z.object({ invoiceId: Id });
/** Where none is given it is the day of the region. */
const date = DateInput.nullable().default(null);

export const invoiceCommands = defineCommands({
  /** Prices in hundredths; tax in percent with at most two decimals; quantities with at most three. */
  IssueInvoice: invoiceRef.extend({
    userId: Id,
    regionId: Id,
    currency: z.string().length(3),
    lines: z
      .array(
        z.object({
          particulars: Text(longestParticulars),
          qty: z.number().positive().max(mostQuantity).multipleOf(0.001),
          price: z.int().min(0).max(mostMoney),
        }),
      )
      .min(1)
      .max(mostLines),
    taxRate: z.number().min(0).max(100).multipleOf(0.01).default(0),
    date,
    dueDate: DateInput,
    remarks: OptionalText(longestRemarks),
  }),
  DeleteInvoice: invoiceRef.extend({ reason: Text(longestReason) }),
  RemindOfInvoice: invoiceRef,
  RecordPayment: invoiceRef.extend({
    paymentId: Id,
    amount,
    method: PaymentMethod,
    date,
    reference: OptionalText(longestReference),
  }),
  /** It was recorded by mistake, or never arrived, such as a cheque that the bank sent back. */
  VoidPayment: invoiceRef.extend({ paymentId: Id, reason: Text(longestReason) }),
  IssueCreditNote: invoiceRef.extend({ creditNoteId: Id, amount, date, reason: Text(longestReason) }),
  IssueRefund: invoiceRef.extend({
    refundId: Id,
    paymentId: Id,
    amount,
    date,
    reason: Text(longestReason),
    /** The gateway sends it back to the card; otherwise whoever refunds it gives it back by other means. */
    isToCard: z.boolean().optional(),
  }),
});
export type InvoiceCommand = CommandOf<typeof invoiceCommands>;

export const receiptCounterCommands = defineCommands({
  NumberTransaction: z.object({
    regionId: Id,
    year: z.int().min(0).max(9999),
    transactionId: Id,
    invoiceId: Id,
    type: TransactionType,
  }),
});
export type ReceiptCounterCommand = CommandOf<typeof receiptCounterCommands>;
