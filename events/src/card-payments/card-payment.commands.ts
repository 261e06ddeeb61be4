import { z } from 'zod';
import { mostMoney } from '../invoices/invoice.rules.ts';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { CardFailure, PlanPart } from './card-payment.events.ts';

const paymentRef = z.object({ cardPaymentId: Id });
const wish = paymentRef.extend({ invoiceId: Id, cardId: Id, amount: z.int().positive().max(mostMoney) });

export const cardPaymentCommands = defineCommands({
  PayInvoiceByCard: wish,
  /** A payment plan asks for an instalment; whose card it is follows from the invoice. */
  RequestCardPayment: wish.extend({ plan: PlanPart }),
  DelayCardPayment: paymentRef.extend({ tries: z.int().positive() }),
  /** The bank wants the holder to authenticate, and the payment waits for them. */
  RequireCardAuthentication: paymentRef.extend({ tries: z.int().positive() }),
  RetryCardPayment: paymentRef,
  /** The gateway's answer, by its webhook or at once. Only the first one counts. */
  ConfirmCardPayment: paymentRef.and(
    z.discriminatedUnion('gatewayStatus', [
      z.object({ gatewayStatus: z.literal('succeeded'), reference: z.string().min(1).max(200) }),
      z.object({ gatewayStatus: z.literal('failed'), failureCode: CardFailure }),
    ]),
  ),
});
export type CardPaymentCommand = CommandOf<typeof cardPaymentCommands>;
