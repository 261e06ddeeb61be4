import { z } from 'zod';
import { mostMoney } from '../invoices/invoice.rules.ts';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { CardRefundFailure } from './card-refund.events.ts';

const refundRef = z.object({ cardRefundId: Id });
const attempted = refundRef.extend({ attempt: z.int().positive() });

export const cardRefundCommands = defineCommands({
  RequestCardRefund: refundRef.extend({
    invoiceId: Id,
    cardPaymentId: Id,
    amount: z.int().positive().max(mostMoney),
  }),
  /** People ask for it once more; `attempt` is the one whose failure they saw. */
  RepeatCardRefund: attempted,
  ReturnCardRefundOtherwise: attempted,
  /** `isTaken`: the gateway has it and has not sent it yet. */
  DelayCardRefund: attempted.extend({ tries: z.int().positive(), isTaken: z.boolean().default(false) }),
  RetryCardRefund: refundRef,
  /** The gateway's answer, by its webhook or at once. */
  ConfirmCardRefund: attempted.and(
    z.discriminatedUnion('gatewayStatus', [
      z.object({ gatewayStatus: z.literal('succeeded'), reference: z.string().min(1).max(200) }),
      z.object({ gatewayStatus: z.literal('failed'), failureCode: CardRefundFailure }),
    ]),
  ),
});
export type CardRefundCommand = CommandOf<typeof cardRefundCommands>;
