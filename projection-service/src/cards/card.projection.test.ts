import { test } from '@jest/globals';
import { billingCardExamples } from '@paideia/events/cards/card.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { cardProjection } from './card.projection.ts';
import { cards } from './card.view.ts';

const { given } = specFor(cardProjection);
const added = { type: 'CardAdded', data: billingCardExamples.AddCard } as const;
const { cardId, userId } = added.data;

test('a card is there with what is known of it, until it is removed', () => {
  given(added).then(cards, cardId, { userId, brand: 'visa', endingDigits: '4242', expiry: '12/30' });
  given(added, { type: 'CardRemoved', data: { userId, cardId } }).thenGone(cards, cardId);
});
