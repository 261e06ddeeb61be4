import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const addressStream = streamOf('address');
/** An address is a person's or a region's. */
const AddressOwner = z.enum(['user', 'region']);
const addressRef = z.object({ addressId: Id, itemId: Id, owner: AddressOwner });
const about = { subject: (data: { itemId: string }) => data.itemId };
const line = personal(z.string().nullable());
const whole = addressRef.extend({
  name: line,
  line1: line,
  line2: line,
  city: line,
  state: line,
  postcode: line,
  country: personal(z.string()),
});

/** Each event holds the whole address. */
export const addressEvents = defineEvents('address', {
  AddressCreated: event(whole, about),
  AddressUpdated: event(whole, about),
  AddressRemoved: event(addressRef),
});
export type AddressEvent = EventOf<typeof addressEvents>;
