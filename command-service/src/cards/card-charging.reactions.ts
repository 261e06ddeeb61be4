import { cardPaymentEvents, cardPaymentStream } from '@paideia/events/card-payments/card-payment.events.ts';
import type { CardPayment } from '@paideia/events/card-payments/card-payment.events.ts';
import { cardPayment } from '../card-payments/card-payment.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Log } from '../kernel/logging/log.ts';
import { defineReaction, ofStream, type Command, type Reaction } from '../kernel/react/reaction.ts';
import { GatewayAway, type CardGateway } from './card-gateway.ts';
import type { CardVault } from './card-vault.ts';

type Parts = { readonly gateway: CardGateway; readonly vault: CardVault; readonly log?: Pick<Log, 'warn'> | undefined };

/**
 * Asks the gateway for each payment under the payment's own id: what was asked before a crash is asked again, and charged once. A gateway that is away is
 * left alone for a while, and a timer asks again.
 */
export function cardCharging({ gateway, vault, log }: Parts): Reaction {
  async function charge(
    { cardPaymentId, userId, cardId, amount, currency, plan }: CardPayment,
    tries: number,
    ask: Ask,
  ): Promise<readonly Command[]> {
    const confirm = (told: object): readonly Command[] => [
      { type: 'ConfirmCardPayment', data: { cardPaymentId, ...told }, key: 'result' },
    ];
    const delay: readonly Command[] = [
      { type: 'DelayCardPayment', data: { cardPaymentId, tries }, key: `delay-${tries}` },
    ];
    // A webhook may have come first.
    const { status, tries: current, wasAsked } = await ask.state(cardPayment, cardPaymentStream(cardPaymentId));
    if (status !== 'open' || current !== tries) return [];
    const card = await vault.find(userId, cardId);
    if (!card) return confirm({ gatewayStatus: 'failed', failureCode: 'cardGone' });
    try {
      const isOnSession = !plan && !wasAsked;
      const result = await gateway.charge({ cardPaymentId, amount, currency, card, isOnSession });
      if (result.status === 'pending') return delay;
      if (result.status === 'actionRequired')
        return [{ type: 'RequireCardAuthentication', data: { cardPaymentId, tries }, key: `authentication-${tries}` }];
      return result.status === 'succeeded'
        ? confirm({ gatewayStatus: result.status, reference: result.reference })
        : confirm({ gatewayStatus: result.status, failureCode: result.failureCode });
    } catch (error) {
      if (!(error instanceof GatewayAway)) throw error;
      log?.warn({ cardPaymentId, tries, error: error.message }, 'the card gateway is away');
      return delay;
    }
  }
  return defineReaction({
    name: 'card-charging',
    from: 'beginning',
    events: [cardPaymentEvents],
    // Each payment by itself, so that one that takes long does not hold up the others.
    partition: ofStream,
    on: {
      // What the demo data tells of was paid long ago.
      CardPaymentRequested: (payment, { channel }, ask) =>
        channel === 'SEED' ? Promise.resolve([]) : charge(payment, 1, ask),
      CardPaymentRetried: (payment, _, ask) => charge(payment, payment.tries, ask),
    },
  });
}
