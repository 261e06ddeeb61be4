import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { CardBrand, CardExpiry, EndingDigits } from './card.events.ts';

const cardRef = z.object({ userId: Id, cardId: Id });

export const billingCardCommands = defineCommands({
  /** The gateway has said what card it is, and its reference is kept before. */
  AddCard: cardRef.extend({ brand: CardBrand, endingDigits: EndingDigits, expiry: CardExpiry }),
  RemoveCard: cardRef,
});
export type BillingCardCommand = CommandOf<typeof billingCardCommands>;
