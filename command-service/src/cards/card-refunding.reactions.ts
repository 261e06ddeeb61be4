import {
  cardRefundEvents,
  cardRefundStream,
  type CardRefund,
} from '@paideia/events/card-payments/card-refund.events.ts';
import { cardRefund } from '../card-payments/card-refund.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Log } from '../kernel/logging/log.ts';
import { defineReaction, ofStream, type Command, type Reaction } from '../kernel/react/reaction.ts';
import { GatewayAway, type CardGateway } from './card-gateway.ts';

type Parts = { readonly gateway: Pick<CardGateway, 'refund'>; readonly log?: Pick<Log, 'warn'> | undefined };

/** Asks the gateway to send back what was refunded, under the refund's own id and its attempt: what was asked before a crash is asked again, and goes back once. */
export function cardRefunding({ gateway, log }: Parts): Reaction {
  async function sendBack(
    { cardRefundId, cardPaymentId, attempt, charge, amount, currency }: CardRefund,
    tries: number,
    ask: Ask,
  ): Promise<readonly Command[]> {
    const confirm = (told: object): readonly Command[] => [
      { type: 'ConfirmCardRefund', data: { cardRefundId, attempt, ...told }, key: 'result' },
    ];
    const delay = (isTaken: boolean): readonly Command[] => [
      { type: 'DelayCardRefund', data: { cardRefundId, attempt, tries, isTaken }, key: `delay-${tries}` },
    ];
    // A webhook may have come first.
    const { refund, status, tries: current } = await ask.state(cardRefund, cardRefundStream(cardRefundId));
    if (status !== 'open' || refund?.attempt !== attempt || current !== tries) return [];
    try {
      const result = await gateway.refund({ cardRefundId, cardPaymentId, attempt, charge, amount, currency });
      if (result.status === 'pending') return delay(true);
      return result.status === 'succeeded'
        ? confirm({ gatewayStatus: result.status, reference: result.reference })
        : confirm({ gatewayStatus: result.status, failureCode: result.failureCode });
    } catch (error) {
      if (!(error instanceof GatewayAway)) throw error;
      log?.warn({ cardRefundId, attempt, tries, error: error.message }, 'the card gateway is away');
      return delay(false);
    }
  }
  return defineReaction({
    name: 'card-refunding',
    from: 'beginning',
    events: [cardRefundEvents],
    // Each refund by itself, so that one that takes long does not hold up the others.
    partition: ofStream,
    on: {
      CardRefundRequested: (refund, _, ask) => sendBack(refund, 1, ask),
      CardRefundRetried: (refund, _, ask) => sendBack(refund, refund.tries, ask),
    },
  });
}
