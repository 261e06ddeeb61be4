import { isDeepStrictEqual } from 'node:util';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { daysAfter, later } from '@paideia/events/kernel/dates.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { chargeIdOf } from '@paideia/events/payment-plans/charge-id.ts';
import { paymentPlanCommands, type PaymentPlanCommand } from '@paideia/events/payment-plans/payment-plan.commands.ts';
import {
  paymentPlanEvents,
  paymentPlanStream,
  type PaymentPlanEvent,
} from '@paideia/events/payment-plans/payment-plan.events.ts';
import { paymentPlanPermissions } from '@paideia/events/payment-plans/payment-plan.permissions.ts';
import { amountOf, instalmentsOf, mostDaysToStart } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { knownOfPlan, type PlanFacts } from './payment-plan-known.ts';
import { charged, disabled, failed, remainingOf, sequenceOf, toCome, whoseOf } from './payment-plan-outcomes.ts';
import { nextAfter, nextIn, nextOn, noPlan, type PaymentPlanState } from './payment-plan-state.decider.ts';

type PlanRejection =
  | 'paymentPlan.paid'
  | 'paymentPlan.exists'
  | 'paymentPlan.idTaken'
  | 'paymentPlan.cardMissing'
  | 'paymentPlan.cardExpired'
  | 'paymentPlan.startsInPast'
  | 'paymentPlan.startsFarAhead'
  | 'paymentPlan.tooMany'
  | 'card.notAvailable';
const recheckMs = 86_400_000;
type Outcome = readonly PaymentPlanEvent[] | Rejection<PlanRejection | 'notFound'>;

/** Why this card pays no instalments; undefined when it may. */
const cardRefusal = ({ card }: PlanFacts): Rejection<PlanRejection> | undefined =>
  card === undefined
    ? reject('paymentPlan.cardMissing')
    : card.isExpired
      ? reject('paymentPlan.cardExpired')
      : undefined;

export const paymentPlan = defineDecider<PaymentPlanState, PlanRejection | 'notFound', PlanFacts>()({
  events: paymentPlanEvents,
  commands: paymentPlanCommands,
  permissions: paymentPlanPermissions,
  reads: readsInvoice,
  creates: ['SetUpPaymentPlan'],
  commutes: ['ChargeInstalment', 'RemindOfPayment', 'RecordInstalmentResult'],
  stream: ({ data }) => paymentPlanStream(data.planId),
  initial: noPlan,
  exists: ({ terms }) => terms !== null,
  claims: ({ terms, state }) =>
    terms && state === 'enabled'
      ? [{ kind: 'paymentPlan', value: terms.invoiceId, taken: reject('paymentPlan.exists') }]
      : [],
  scope: ({ terms }, _, { invoice }) => {
    const whose = terms ?? invoice;
    return { ownerId: whose?.userId, regionId: whose?.regionId };
  },
  facts: (command: PaymentPlanCommand, ask, state, { now }) => knownOfPlan(command, ask, state, now),

  decide: {
    SetUpPaymentPlan: ({ terms }, { planId, ...wish }, facts): Outcome => {
      const { invoice, timeZone, now } = facts;
      if (terms) {
        const { invoiceId, frequency, instalments, firstPaymentDate, cardId } = terms;
        const before = { invoiceId, frequency, instalments, firstPaymentDate, cardId };
        return isDeepStrictEqual(before, wish) ? [] : reject('paymentPlan.idTaken');
      }
      if (!invoice) return reject('notFound');
      if (!facts.isOffered) return reject('paymentPlan.paid');
      if (!facts.takesCards) return reject('card.notAvailable');
      const refusal = cardRefusal(facts);
      if (refusal) return refusal;
      const today = dateIn(timeZone, now);
      if (wish.firstPaymentDate < today) return reject('paymentPlan.startsInPast');
      if (wish.firstPaymentDate > daysAfter(today, mostDaysToStart)) return reject('paymentPlan.startsFarAhead');
      const amounts = instalmentsOf(facts.left, wish.instalments, invoice.currency);
      if (amounts.instalmentAmount <= 0) return reject('paymentPlan.tooMany');
      const endingDigits = facts.card?.endingDigits ?? null;
      const next = nextOn(wish.firstPaymentDate, timeZone);
      const data = { planId, ...wish, ...invoice, ...amounts, endingDigits, ...next };
      return [{ type: 'PaymentPlanSetUp', data }];
    },
    ChargeInstalment: (state, { dueAt }, facts): Outcome => {
      const { terms, next, cardId } = state;
      const { left, now } = facts;
      // The timer was moved or stopped meanwhile, or the gateway has this charge already and will answer.
      if (!terms || !cardId || state.state !== 'enabled' || next?.chargeAt !== dueAt || now < dueAt) return [];
      if (state.open && facts.isRequested) return [];
      if (left <= 0) return [disabled(state, terms, 'settled', 0)];
      const sequence = sequenceOf(state, terms);
      const attempt = state.open?.attempt ?? state.attempts + 1;
      const cardPaymentId = chargeIdOf(terms.planId, sequence, attempt);
      const charge = { sequence, cardPaymentId, amount: amountOf(terms, sequence, left) };
      if (!facts.card) return failed(state, terms, charge, 'cardGone', facts);
      if (!facts.takesCards) return failed(state, terms, charge, 'refused', facts);
      // If nobody took it to the gateway until then, it is looked at again.
      const chargeAt = later(now, recheckMs);
      return [{ type: 'InstalmentDue', data: { ...whoseOf(terms), ...charge, attempt, cardId, chargeAt } }];
    },
    RemindOfPayment: (state, { dueAt }, { left, now }): Outcome => {
      const { terms, next, open } = state;
      if (!terms || open || state.state !== 'enabled' || next?.remindAt !== dueAt || left <= 0) return [];
      // After a standstill there is nothing to remind of.
      if (next.chargeAt <= now || state.remindedOf === next.nextPaymentDue) return [];
      const amount = amountOf(terms, sequenceOf(state, terms), left);
      const { nextPaymentDue } = next;
      return [
        {
          type: 'PaymentReminderDue',
          data: { ...whoseOf(terms), amount, remaining: toCome(state, left), nextPaymentDue },
        },
      ];
    },
    RecordInstalmentResult: (state, { cardPaymentId, succeeded, amount, failureCode }, facts): Outcome => {
      const { terms, open, lastFailed } = state;
      const asked = [open, succeeded ? lastFailed : null].find((one) => one?.cardPaymentId === cardPaymentId);
      if (!terms || !asked) return [];
      const charge = { ...asked, amount: amount ?? asked.amount };
      return succeeded
        ? charged(state, terms, charge, facts)
        : failed(state, terms, charge, failureCode ?? 'refused', facts);
    },
    ChangePlanCard: (state, { cardId }, facts): Outcome => {
      const { terms } = state;
      if (!terms) return reject('notFound');
      if (cardId === state.cardId) return [];
      if (state.state === 'completed') return reject('paymentPlan.paid');
      const endingDigits = facts.card?.endingDigits ?? null;
      return (
        cardRefusal(facts) ?? [{ type: 'PaymentPlanCardChanged', data: { ...whoseOf(terms), cardId, endingDigits } }]
      );
    },
    DisablePaymentPlan: (state, _, { left, isErased, who }): Outcome => {
      const { terms } = state;
      if (!terms) return reject('notFound');
      if (state.state !== 'enabled') return [];
      if (who !== 'system') return [disabled(state, terms, who?.userId === terms.userId ? 'student' : 'admin', left)];
      if (isErased) return [disabled(state, terms, 'admin', left)];
      // A charge that is under way ends the plan itself.
      return left <= 0 && !state.open ? [disabled(state, terms, 'settled', 0)] : [];
    },
    EnablePaymentPlan: (state, _, facts): Outcome => {
      const { terms } = state;
      if (!terms) return reject('notFound');
      if (state.state === 'enabled') return [];
      // All of its payments were made: what was given back since is no part of it.
      if (facts.left <= 0 || remainingOf(state) <= 0) return reject('paymentPlan.paid');
      if (!facts.takesCards) return reject('card.notAvailable');
      const next = nextAfter(terms, dateIn(facts.timeZone, facts.now), facts.timeZone);
      return cardRefusal(facts) ?? [{ type: 'PaymentPlanEnabled', data: { ...whoseOf(terms), ...next } }];
    },
  },
  evolve: {
    PaymentPlanSetUp: (state, terms) => ({
      ...state,
      terms,
      state: 'enabled',
      cardId: terms.cardId,
      next: nextIn(terms),
    }),
    InstalmentDue: (state, open) => ({
      ...state,
      open,
      attempts: open.attempt,
      next: state.next && { ...state.next, chargeAt: open.chargeAt },
    }),
    InstalmentSucceeded: ({ open, ...state }, { successful, ...data }) => ({
      ...state,
      successful,
      consecutiveFailed: 0,
      attempts: 0,
      open: open?.cardPaymentId === data.cardPaymentId ? null : open,
      lastFailed: null,
      next: nextIn(data),
    }),
    InstalmentFailed: (state, { consecutiveFailed, ...data }) => ({
      ...state,
      consecutiveFailed,
      attempts: state.open?.attempt ?? state.attempts + 1,
      open: null,
      lastFailed: state.open,
      next: nextIn(data),
    }),
    PaymentReminderDue: (state, { nextPaymentDue }) => ({ ...state, remindedOf: nextPaymentDue }),
    PaymentPlanCardChanged: (state, { cardId }) => ({ ...state, cardId }),
    PaymentPlanDisabled: (state, { reason }) => ({
      ...state,
      state: reason === 'settled' ? 'completed' : 'disabled',
      next: null,
    }),
    PaymentPlanEnabled: (state, data) => ({ ...state, state: 'enabled', consecutiveFailed: 0, next: nextIn(data) }),
    PaymentPlanCompleted: (state) => ({ ...state, state: 'completed', next: null }),
  },
});
