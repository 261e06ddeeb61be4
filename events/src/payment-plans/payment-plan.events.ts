import { z } from 'zod';
import { CardFailure } from '../card-payments/card-payment.events.ts';
import { Money } from '../invoices/invoice.events.ts';
import { Id, Instant, LocalDate } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { frequencies } from './payment-plan.rules.ts';

export const paymentPlanStream = streamOf('paymentPlan');
export const Frequency = z.enum(frequencies);
/** Why a plan takes nothing any more: three failures one after the other, somebody's wish, or that nothing is left to pay. */
export const DisableReason = z.enum(['failures', 'student', 'admin', 'settled']);
export type DisableReason = z.infer<typeof DisableReason>;

const planRef = z.object({ planId: Id, invoiceId: Id, userId: Id, regionId: Id, currency: z.string() });
/** The student who pays. Dates are local to the region; the instants are that morning and the one before. */
const about = { subject: (data: { userId: string }) => data.userId };
const next = { nextPaymentDue: LocalDate, chargeAt: Instant, remindAt: Instant };
const nextIfAny = {
  nextPaymentDue: LocalDate.nullable(),
  chargeAt: Instant.nullable(),
  remindAt: Instant.nullable(),
};
const charge = planRef.extend({ sequence: z.int(), cardPaymentId: Id, amount: Money });

export const paymentPlanEvents = defineEvents('paymentPlan', {
  PaymentPlanSetUp: event(
    planRef.extend({
      frequency: Frequency,
      instalments: z.int(),
      instalmentAmount: Money,
      lastInstalmentAmount: Money,
      firstPaymentDate: LocalDate,
      cardId: Id,
      endingDigits: personal(z.string()),
      ...next,
    }),
    about,
  ),
  /** So much is to be charged to the card now. If nobody has asked the gateway by then, `chargeAt` is when it is tried again. */
  InstalmentDue: event(charge.extend({ attempt: z.int(), cardId: Id, chargeAt: Instant }), about),
  InstalmentSucceeded: event(charge.extend({ successful: z.int(), remaining: z.int(), ...nextIfAny }), about),
  InstalmentFailed: event(
    charge.extend({ consecutiveFailed: z.int(), remaining: z.int(), failureCode: CardFailure, ...nextIfAny }),
    about,
  ),
  /** The student is told a day before. */
  PaymentReminderDue: event(planRef.extend({ amount: Money, remaining: z.int(), nextPaymentDue: LocalDate }), about),
  PaymentPlanCardChanged: event(planRef.extend({ cardId: Id, endingDigits: personal(z.string()) }), about),
  PaymentPlanDisabled: event(planRef.extend({ reason: DisableReason, remaining: z.int(), amount: Money }), about),
  PaymentPlanEnabled: event(planRef.extend(next), about),
  /** All instalments are paid, or nothing is left to pay. */
  PaymentPlanCompleted: event(planRef, about),
});
export type PaymentPlanEvent = EventOf<typeof paymentPlanEvents>;
