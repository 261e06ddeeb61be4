import { userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { billingCardEvents } from '@paideia/events/cards/card.events.ts';
import { defineReaction, ofStream, type Reaction } from '../kernel/react/reaction.ts';
import type { CardVault } from './card-vault.ts';
import type { OpenGateway } from './open-gateway.ts';

/** What was removed, or belonged to somebody who was erased, is forgotten by the gateway too. */
export function cardKeeping({ gateway, trial }: OpenGateway, vault: CardVault): Reaction {
  async function forget(userId: string, cardId: string): Promise<void> {
    const card = await vault.find(userId, cardId);
    if (card) await gateway.forget(card);
    await vault.remove(userId, cardId);
  }
  return defineReaction({
    name: 'card-keeping',
    from: 'beginning',
    events: [billingCardEvents, userAccountEvents],
    partition: ofStream,
    on: {
      // Nobody has entered the cards of the demo data; at the trial gateway they are there all the same.
      CardAdded: async ({ userId, cardId, endingDigits, expiry }, { channel }) => {
        if (channel !== 'SEED' || !trial || endingDigits === null || expiry === null) return [];
        const card = (await vault.find(userId, cardId)) ?? (await trial.keepByDigits({ endingDigits, expiry }));
        if (card) await vault.keep(userId, cardId, card);
        return [];
      },
      CardRemoved: async ({ userId, cardId }) => {
        await forget(userId, cardId);
        return [];
      },
      UserErased: async ({ userId }) => {
        for (const cardId of await vault.cardIdsOf(userId)) await forget(userId, cardId);
        return [];
      },
    },
  });
}
