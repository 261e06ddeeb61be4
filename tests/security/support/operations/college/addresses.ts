import { ofPerson, type Row } from '../../row.ts';
import { addressPermissions, readsAddress } from '@paideia/events/addresses/address.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  addresses: ofPerson(readsAddress, ({ userId }) => ({ itemId: userId }), { isSilent: true }),
  user: ofPerson(readsAddress, ({ userId }) => ({ userId }), { isSilent: true }),
};
export const mutations: Readonly<Record<string, Row>> = {
  updateAddress: ofPerson(addressPermissions.SaveAddress, ({ userId, addressId }) => ({
    addressInput: { _id: addressId, itemId: userId, line1: 'x', city: 'Wells', country: 'Poland' },
  })),
  removeAddress: ofPerson(addressPermissions.RemoveAddress, ({ addressId }) => ({ _id: addressId })),
};
