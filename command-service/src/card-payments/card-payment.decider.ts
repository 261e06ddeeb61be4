import { cardPaymentCommands } from '@paideia/events/card-payments/card-payment.commands.ts';
import {
  cardPaymentEvents,
  cardPaymentStream,
  type CardPayment,
  type CardPaymentEvent,
} from '@paideia/events/card-payments/card-payment.events.ts';
import { cardPaymentPermissions } from '@paideia/events/card-payments/card-payment.permissions.ts';
import {
  authenticationMs,
  isUnanswered,
  mostTries,
  pauseAfter,
  type CardFailure,
} from '@paideia/events/card-payments/card-payment.rules.ts';
import { billingCardStream } from '@paideia/events/cards/card.events.ts';
import { isExpired } from '@paideia/events/cards/card.rules.ts';
import { invoiceStream } from '@paideia/events/invoices/invoice.events.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { balanceOf, isTooFine, mayPay, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import { earliestDateAt, later } from '@paideia/events/kernel/dates.ts';
import { moneyText } from '@paideia/events/kernel/money.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { regionStream } from '@paideia/events/regions/region.events.ts';
import { billingCard, cardIn, type SavedCard } from '../cards/card.decider.ts';
import { invoice } from '../invoices/invoice.decider.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { region } from '../regions/region.decider.ts';
import { unbookedOf } from './card-payment.facts.ts';

export type CardPaymentState = {
  readonly payment: CardPayment | null;
  /** `open` is with the gateway, `waiting` until it is asked again, `authenticating` while the bank waits for the holder of the card. */
  readonly status: 'none' | 'open' | 'waiting' | 'authenticating' | 'succeeded' | 'failed';
  /** The one that is under way, or the last one; counted from 1. */
  readonly tries: number;
  /** The bank has asked its holder, who is asked once for a payment. */
  readonly wasAsked: boolean;
  readonly failureCode: CardFailure | null;
  /** What the gateway calls the charge, once its money has come. */
  readonly reference: string | null;
};
type Rejected =
  | 'notFound'
  | 'invoice.tooFine'
  | `card.${'notAvailable' | 'expired'}`
  | `cardPayment.${'idTaken' | 'cardUnknown' | 'notOwed' | 'tooMuch' | 'underWay'}`;
export type CardPaymentFacts = {
  /** What is to be paid, and by whom; undefined when there is no such invoice. */
  readonly invoice: Pick<CardPayment, 'userId' | 'regionId' | 'currency'> | undefined;
  readonly ledger: Ledger;
  /** What has come by card and does not stand in the ledger yet. */
  readonly unbooked: number;
  readonly card: Pick<SavedCard, 'endingDigits' | 'expiry'> | undefined;
  readonly takesCards: boolean;
};
type Wish = Pick<CardPayment, 'cardPaymentId' | 'invoiceId' | 'cardId' | 'amount'>;

const isSame = (before: CardPayment, { invoiceId, cardId, amount }: Wish): boolean =>
  before.invoiceId === invoiceId && before.cardId === cardId && before.amount === amount;
/** What may still be asked for. */
const mostOf = ({ ledger, unbooked }: Pick<CardPaymentFacts, 'ledger' | 'unbooked'>): number =>
  mayPay(ledger) ? balanceOf(ledger) - unbooked : 0;
const isUnderWay = ({ status }: CardPaymentState) =>
  status === 'open' || status === 'waiting' || status === 'authenticating';
/** What failed in one of these ways may still turn out to be paid: nobody answered, or the page of the holder was quicker than we were. */
const mayStillCome = ({ failureCode, wasAsked }: CardPaymentState) =>
  isUnanswered(failureCode) || (wasAsked && failureCode === 'authentication');

export const cardPayment = defineDecider<CardPaymentState, Rejected, CardPaymentFacts>()({
  events: cardPaymentEvents,
  commands: cardPaymentCommands,
  permissions: cardPaymentPermissions,
  reads: readsInvoice,
  creates: ['PayInvoiceByCard', 'RequestCardPayment'],
  commutes: ['ConfirmCardPayment', 'DelayCardPayment', 'RequireCardAuthentication', 'RetryCardPayment'],
  stream: ({ data }) => cardPaymentStream(data.cardPaymentId),
  initial: { payment: null, status: 'none', tries: 0, wasAsked: false, failureCode: null, reference: null },
  exists: ({ payment }) => payment !== null,
  // Whoever pays in two windows pays one of them, and who pays by hand while an instalment is charged waits for it: together they could be too much. An
  // instalment that finds the invoice held is asked for again by its plan a day later.
  claims: (state) =>
    state.payment && isUnderWay(state)
      ? [{ kind: 'cardPaymentInvoice', value: state.payment.invoiceId, taken: reject('cardPayment.underWay') }]
      : [],
  scope: ({ payment }, _, { invoice: billed }) => {
    const { userId, regionId } = payment ?? billed ?? { userId: null, regionId: null };
    return { ownerId: userId, regionId };
  },
  facts: async ({ type, data }, ask, { payment }) => {
    const isAsked = type === 'PayInvoiceByCard' || type === 'RequestCardPayment';
    const invoiceId = isAsked ? data.invoiceId : type === 'RetryCardPayment' ? payment?.invoiceId : undefined;
    const known = invoiceId === undefined ? invoice.initial : await ask.state(invoice, invoiceStream(invoiceId));
    const { invoice: billed, ledger } = known;
    if (!isAsked || !billed) return { invoice: undefined, ledger, unbooked: 0, card: undefined, takesCards: false };
    const { userId, regionId, currency } = billed;
    const [cards, { takesCards }, { amount: unbooked }] = await Promise.all([
      ask.state(billingCard, billingCardStream(userId)),
      ask.state(region, regionStream(regionId)),
      unbookedOf(ask, data.invoiceId, known),
    ]);
    const card = cardIn(cards, data.cardId);
    return { invoice: { userId, regionId, currency }, ledger, unbooked, card, takesCards };
  },

  decide: {
    PayInvoiceByCard: ({ payment }, wish, { invoice: billed, card, takesCards, now, ...known }) => {
      if (!billed) return reject('notFound');
      if (payment) return isSame(payment, wish) && !payment.plan ? [] : reject('cardPayment.idTaken');
      if (!takesCards) return reject('card.notAvailable');
      if (!card) return reject('cardPayment.cardUnknown');
      if (card.expiry !== null && isExpired(card.expiry, earliestDateAt(now))) return reject('card.expired');
      const most = mostOf(known);
      if (most <= 0) return reject('cardPayment.notOwed');
      if (wish.amount > most) return reject('cardPayment.tooMuch', { most: moneyText(most, billed.currency, 'en-US') });
      if (isTooFine(wish.amount, billed.currency, [most]))
        return reject('invoice.tooFine', { currency: billed.currency });
      return [{ type: 'CardPaymentRequested', data: { ...wish, ...billed, endingDigits: card.endingDigits } }];
    },
    // A plan is told of each instalment how it went, also where the gateway need not be asked, and never asks for more than is left.
    RequestCardPayment: (
      { payment },
      { amount, plan, ...wish },
      { invoice: billed, card, takesCards, now, ...known },
    ) => {
      if (!billed) return reject('notFound');
      if (payment) return payment.plan?.planId === plan.planId ? [] : reject('cardPayment.idTaken');
      const most = mostOf(known);
      if (most <= 0) return reject('cardPayment.notOwed');
      const data: CardPayment = {
        ...wish,
        ...billed,
        amount: Math.min(amount, most),
        endingDigits: card?.endingDigits ?? null,
        plan,
      };
      const requested: CardPaymentEvent = { type: 'CardPaymentRequested', data };
      const failed = (failureCode: CardFailure): CardPaymentEvent => ({
        type: 'CardPaymentFailed',
        data: { ...data, failureCode },
      });
      if (!card) return [requested, failed('cardGone')];
      if (!takesCards) return [requested, failed('refused')];
      const isOld = card.expiry !== null && isExpired(card.expiry, earliestDateAt(now));
      return isOld ? [requested, failed('expired')] : [requested];
    },
    DelayCardPayment: ({ payment, status, tries: current }, { tries }, { now }): readonly CardPaymentEvent[] => {
      if (!payment || status !== 'open' || tries !== current) return [];
      if (tries >= mostTries) return [{ type: 'CardPaymentFailed', data: { ...payment, failureCode: 'gatewayAway' } }];
      return [{ type: 'CardPaymentDelayed', data: { ...payment, tries, retryAt: later(now, pauseAfter(tries)) } }];
    },
    RequireCardAuthentication: ({ payment, status, tries: current }, { tries }, { now }): readonly CardPaymentEvent[] =>
      payment && status === 'open' && tries === current
        ? [
            {
              type: 'CardPaymentAuthenticationRequired',
              data: { ...payment, tries, authenticateBy: later(now, authenticationMs) },
            },
          ]
        : [],
    // What was paid in another way meanwhile is not charged as well. Whether the gateway took it before is not known: if it did, it says so yet.
    RetryCardPayment: ({ payment, status, tries }, _, { ledger }): readonly CardPaymentEvent[] => {
      const retried: CardPaymentEvent[] = payment
        ? [{ type: 'CardPaymentRetried', data: { ...payment, tries: tries + 1 } }]
        : [];
      // The holder has not authenticated in time: the gateway is asked once more, and lets go of it.
      if (status === 'authenticating') return retried;
      if (!payment || status !== 'waiting') return [];
      return mayPay(ledger) && payment.amount <= balanceOf(ledger)
        ? retried
        : [{ type: 'CardPaymentFailed', data: { ...payment, failureCode: 'gatewayAway' } }];
    },
    // The first answer counts, but for what may still turn out to be paid.
    ConfirmCardPayment: (state, told) => {
      const { payment } = state;
      if (!payment) return reject('notFound');
      if (!isUnderWay(state) && !(mayStillCome(state) && told.gatewayStatus === 'succeeded')) return [];
      return told.gatewayStatus === 'succeeded'
        ? [{ type: 'CardPaymentSucceeded', data: { ...payment, reference: told.reference } }]
        : [{ type: 'CardPaymentFailed', data: { ...payment, failureCode: told.failureCode } }];
    },
  },
  evolve: {
    CardPaymentRequested: (_, payment) => ({
      payment,
      status: 'open',
      tries: 1,
      wasAsked: false,
      failureCode: null,
      reference: null,
    }),
    CardPaymentDelayed: (state) => ({ ...state, status: 'waiting' }),
    CardPaymentAuthenticationRequired: (state) => ({ ...state, status: 'authenticating', wasAsked: true }),
    CardPaymentRetried: (state, { tries }) => ({ ...state, status: 'open', tries }),
    CardPaymentSucceeded: (state, { reference }) => ({ ...state, status: 'succeeded', failureCode: null, reference }),
    CardPaymentFailed: (state, { failureCode }) => ({ ...state, status: 'failed', failureCode }),
  },
});
