import { cardPaymentStream } from '@paideia/events/card-payments/card-payment.events.ts';
import { cardRefundCommands } from '@paideia/events/card-payments/card-refund.commands.ts';
import {
  cardRefundEvents,
  cardRefundStream,
  type CardRefund,
  type CardRefundEvent,
} from '@paideia/events/card-payments/card-refund.events.ts';
import { cardRefundPermissions } from '@paideia/events/card-payments/card-refund.permissions.ts';
import {
  isRefundGivenUp,
  isRefundUnsure,
  refundPauseAfter,
  type CardRefundFailure,
} from '@paideia/events/card-payments/card-refund.rules.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { cardPayment, type CardPaymentState } from './card-payment.decider.ts';

type CardRefundState = {
  readonly refund: CardRefund | null;
  /** `open` is with the gateway, `waiting` until it is asked again; `otherwise`: it failed, and was given back by other means. */
  readonly status: 'none' | 'open' | 'waiting' | 'succeeded' | 'failed' | 'otherwise';
  /** The one of this attempt that is under way, or its last one; counted from 1. */
  readonly tries: number;
  readonly failureCode: CardRefundFailure | null;
};
type Rejected = 'notFound' | 'cardRefund.unsure';
export type CardRefundFacts = {
  /** What is to be given back. */
  readonly charged: Pick<CardPaymentState, 'payment' | 'reference'>;
};

const isUnderWay = ({ status }: CardRefundState) => status === 'open' || status === 'waiting';

export const cardRefund = defineDecider<CardRefundState, Rejected, CardRefundFacts>()({
  events: cardRefundEvents,
  commands: cardRefundCommands,
  permissions: cardRefundPermissions,
  reads: readsInvoice,
  creates: ['RequestCardRefund'],
  commutes: ['ConfirmCardRefund', 'DelayCardRefund', 'RetryCardRefund'],
  stream: ({ data }) => cardRefundStream(data.cardRefundId),
  initial: { refund: null, status: 'none', tries: 0, failureCode: null },
  exists: ({ refund }) => refund !== null,
  scope: ({ refund }) => ({ ownerId: refund?.userId ?? null, regionId: refund?.regionId ?? null }),
  facts: async ({ type, data }, ask) => ({
    charged:
      type === 'RequestCardRefund'
        ? await ask.state(cardPayment, cardPaymentStream(data.cardPaymentId))
        : cardPayment.initial,
  }),

  decide: {
    RequestCardRefund: ({ refund }, { cardRefundId, invoiceId, cardPaymentId, amount }, { charged }) => {
      if (refund) return [];
      const { payment, reference: charge } = charged;
      if (!payment || charge === null || payment.invoiceId !== invoiceId) return reject('notFound');
      const { userId, regionId, currency, endingDigits } = payment;
      const whose = { userId, regionId, amount, currency, charge, endingDigits };
      const data = { cardRefundId, invoiceId, cardPaymentId, ...whose, attempt: 1, isRepeated: false };
      return [{ type: 'CardRefundRequested', data }];
    },
    // What may have gone back is asked for under the same key, so that it does not go back twice. Two people who ask at once ask once.
    RepeatCardRefund: ({ refund, status, failureCode }, { attempt: seen }) => {
      if (!refund) return reject('notFound');
      if (status !== 'failed' || seen !== refund.attempt) return [];
      const attempt = isRefundUnsure(failureCode) ? seen : seen + 1;
      return [{ type: 'CardRefundRequested', data: { ...refund, attempt, isRepeated: true } }];
    },
    ReturnCardRefundOtherwise: ({ refund, status, failureCode }, { attempt: seen }) => {
      if (!refund) return reject('notFound');
      if (status !== 'failed' || seen !== refund.attempt) return [];
      if (isRefundUnsure(failureCode)) return reject('cardRefund.unsure');
      return [{ type: 'CardRefundReturnedOtherwise', data: refund }];
    },
    DelayCardRefund: (
      { refund, status, tries: current },
      { attempt, tries, isTaken },
      { now },
    ): readonly CardRefundEvent[] => {
      if (!refund || status !== 'open' || attempt !== refund.attempt || tries !== current) return [];
      if (isRefundGivenUp(tries, isTaken))
        return [{ type: 'CardRefundFailed', data: { ...refund, failureCode: 'gatewayAway' } }];
      const retryAt = later(now, refundPauseAfter(tries, isTaken));
      return [{ type: 'CardRefundDelayed', data: { ...refund, tries, retryAt } }];
    },
    RetryCardRefund: ({ refund, status, tries }): readonly CardRefundEvent[] =>
      refund && status === 'waiting' ? [{ type: 'CardRefundRetried', data: { ...refund, tries: tries + 1 } }] : [],
    // Unlike a charge, a refund that succeeded may fail yet. What failed is over, unless nobody had answered.
    ConfirmCardRefund: (state, told) => {
      const { refund, status, failureCode } = state;
      if (!refund) return reject('notFound');
      if (told.attempt !== refund.attempt) return [];
      const isOpen = isUnderWay(state) || (status === 'failed' && isRefundUnsure(failureCode));
      if (told.gatewayStatus === 'succeeded')
        return isOpen ? [{ type: 'CardRefundSucceeded', data: { ...refund, reference: told.reference } }] : [];
      return isOpen || status === 'succeeded'
        ? [{ type: 'CardRefundFailed', data: { ...refund, failureCode: told.failureCode } }]
        : [];
    },
  },
  evolve: {
    CardRefundRequested: (_, { isRepeated: _r, ...refund }) => ({
      refund,
      status: 'open',
      tries: 1,
      failureCode: null,
    }),
    CardRefundDelayed: (state) => ({ ...state, status: 'waiting' }),
    CardRefundRetried: (state, { tries }) => ({ ...state, status: 'open', tries }),
    CardRefundSucceeded: (state) => ({ ...state, status: 'succeeded', failureCode: null }),
    CardRefundFailed: (state, { failureCode }) => ({ ...state, status: 'failed', failureCode }),
    CardRefundReturnedOtherwise: (state) => ({ ...state, status: 'otherwise' }),
  },
});
