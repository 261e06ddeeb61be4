import { z } from 'zod';
import { CardFailure } from '../card-payments/card-payment.events.ts';
import { mostMoney } from '../invoices/invoice.rules.ts';
import { DateInput, Id, Instant } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { Frequency } from './payment-plan.events.ts';
import { fewestInstalments, mostInstalments } from './payment-plan.rules.ts';

const planRef = z.object({ planId: Id });
/** The instant for which it was set: what is due at another one meanwhile is not done. */
const due = planRef.extend({ dueAt: Instant });

export const paymentPlanCommands = defineCommands({
  SetUpPaymentPlan: planRef.extend({
    invoiceId: Id,
    frequency: Frequency,
    instalments: z.int().min(fewestInstalments).max(mostInstalments),
    firstPaymentDate: DateInput,
    cardId: Id,
  }),
  ChargeInstalment: due,
  RemindOfPayment: due,
  RecordInstalmentResult: planRef.extend({
    cardPaymentId: Id,
    succeeded: z.boolean(),
    /** What was charged, where it was less than was asked for. */
    amount: z.int().positive().max(mostMoney).nullable().default(null),
    failureCode: CardFailure.nullable().default(null),
  }),
  ChangePlanCard: planRef.extend({ cardId: Id }),
  DisablePaymentPlan: planRef,
  EnablePaymentPlan: planRef,
});
export type PaymentPlanCommand = CommandOf<typeof paymentPlanCommands>;
