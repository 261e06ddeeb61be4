import { addressEvents, type AddressEvent } from '@paideia/events/addresses/address.events.ts';
import { collectionsOf, defineProjection, put, remove, update } from '../kernel/projection.ts';
import { addresses, addressesGroup } from './address.view.ts';

export const addressProjection = defineProjection<AddressEvent>({
  group: addressesGroup,
  collections: collectionsOf(addresses),
  events: [addressEvents],
  on: {
    AddressCreated: ({ addressId, ...address }, { at, actorId, revision }) =>
      put(addresses, addressId, {
        ...address,
        _id: addressId,
        _revision: revision,
        createdAt: at,
        createdBy: actorId,
        updatedAt: at,
        updatedBy: actorId,
      }),
    AddressUpdated: ({ addressId, ...address }, { at, actorId, revision }) =>
      update(addresses, addressId, (was) => ({
        ...was,
        ...address,
        _revision: revision,
        updatedAt: at,
        updatedBy: actorId,
      })),
    AddressRemoved: ({ addressId }) => remove(addresses, addressId),
  },
});
