import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { cardBrands } from './card.rules.ts';

/** One a person, with all cards. The number and what the gateway calls the card never stand in an event: the latter is a sealed record. */
export const billingCardStream = streamOf('billingCard');
export const CardBrand = z.enum(cardBrands);
/** It is written `MM/YY`. */
export const CardExpiry = z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/);
export const EndingDigits = z.string().regex(/^\d{4}$/);

const cardRef = z.object({ userId: Id, cardId: Id });
const about = { subject: (data: { userId: string }) => data.userId };

export const billingCardEvents = defineEvents('billingCard', {
  CardAdded: event(
    cardRef.extend({ brand: CardBrand, endingDigits: personal(EndingDigits), expiry: personal(CardExpiry) }),
    about,
  ),
  CardRemoved: event(cardRef),
});
export type BillingCardEvent = EventOf<typeof billingCardEvents>;
