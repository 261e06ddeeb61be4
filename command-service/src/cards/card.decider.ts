import { billingCardCommands } from '@paideia/events/cards/card.commands.ts';
import { billingCardEvents, billingCardStream, type BillingCardEvent } from '@paideia/events/cards/card.events.ts';
import { billingCardPermissions, readsCards } from '@paideia/events/cards/card.permissions.ts';
import { isExpired, mostCards } from '@paideia/events/cards/card.rules.ts';
import { earliestDateAt } from '@paideia/events/kernel/dates.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { isPlanCard } from '../payment-plans/payment-plan.facts.ts';

export type SavedCard = DataOf<BillingCardEvent, 'CardAdded'>;
/** The cards that a person has now, by their ids. */
type CardsState = Readonly<Record<string, SavedCard>>;
type Rejected = 'card.expired' | 'card.exists' | 'card.tooMany' | 'card.inUse';
/** An enabled payment plan charges instalments to the card that is to be removed. */
type Facts = { readonly isInUse: boolean };

export const cardIn = (cards: CardsState, cardId: string): SavedCard | undefined =>
  Object.hasOwn(cards, cardId) ? cards[cardId] : undefined;
const isSame = (a: SavedCard, b: SavedCard) =>
  a.brand === b.brand && a.endingDigits === b.endingDigits && a.expiry === b.expiry;

export const billingCard = defineDecider<CardsState, Rejected, Facts>()({
  events: billingCardEvents,
  commands: billingCardCommands,
  permissions: billingCardPermissions,
  reads: readsCards,
  creates: ['AddCard'],
  commutes: ['AddCard', 'RemoveCard'],
  stream: ({ data }) => billingCardStream(data.userId),
  initial: {},
  exists: () => true,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: async ({ type, data }, ask) => ({ isInUse: type === 'RemoveCard' && (await isPlanCard(ask, data.cardId)) }),
  decide: {
    AddCard: (cards, data, { now }) => {
      const before = cardIn(cards, data.cardId);
      if (before) return isSame(before, data) ? [] : reject('card.exists');
      // It can be paid with until its month is over everywhere, so it is taken for as long.
      if (isExpired(data.expiry, earliestDateAt(now))) return reject('card.expired');
      if (Object.keys(cards).length >= mostCards) return reject('card.tooMany', { most: mostCards });
      return [{ type: 'CardAdded', data }];
    },
    RemoveCard: (cards, data, { isInUse }) => {
      if (!cardIn(cards, data.cardId)) return [];
      return isInUse ? reject('card.inUse') : [{ type: 'CardRemoved', data }];
    },
  },
  evolve: {
    CardAdded: (cards, card) => ({ ...cards, [card.cardId]: card }),
    CardRemoved: (cards, { cardId }) => {
      const { [cardId]: _, ...others } = cards;
      return others;
    },
  },
});
