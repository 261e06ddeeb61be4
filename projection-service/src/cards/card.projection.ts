import { billingCardEvents, type BillingCardEvent } from '@paideia/events/cards/card.events.ts';
import { collectionsOf, defineProjection, put, remove } from '../kernel/projection.ts';
import { cards, cardsGroup } from './card.view.ts';

export const cardProjection = defineProjection<BillingCardEvent>({
  group: cardsGroup,
  collections: collectionsOf(cards),
  events: [billingCardEvents],
  on: {
    CardAdded: ({ cardId, ...card }, { at }) => put(cards, cardId, { ...card, _id: cardId, addedAt: at }),
    CardRemoved: ({ cardId }) => remove(cards, cardId),
  },
});
