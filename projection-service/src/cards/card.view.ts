import { group } from '@paideia/documents/port.ts';
import type { CardBrand } from '@paideia/events/cards/card.rules.ts';

export const cardsGroup = group('cards', 1);

/** A card that a person has saved. Digits and expiry are null after an erasure; what the gateway calls it is not known here. */
export type CardView = {
  readonly _id: string;
  readonly userId: string;
  readonly brand: CardBrand;
  readonly endingDigits: string | null;
  /** It is written `MM/YY`. */
  readonly expiry: string | null;
  readonly addedAt: string;
};
export const cards = cardsGroup.collection<CardView>('cards', { indexes: { owner: ['userId', 'addedAt'] } });
