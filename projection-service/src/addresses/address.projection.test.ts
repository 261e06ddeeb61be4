import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { addressProjection } from './address.projection.ts';
import { addresses } from './address.view.ts';

const { given } = specFor(addressProjection);
const [addressId, itemId, editor] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const ofUser = { addressId, itemId, owner: 'user' as const };
const data = {
  ...ofUser,
  name: null,
  line1: '12 Hill Lane',
  line2: null,
  city: 'Wells',
  state: null,
  postcode: null,
  country: 'United Kingdom',
};
const created = { type: 'AddressCreated', data, meta: { actorId: itemId } } as const;

test('an address is kept, changed and gone', () => {
  given(created).then(addresses, addressId, {
    itemId,
    line1: '12 Hill Lane',
    createdBy: itemId,
    updatedBy: itemId,
    _revision: 0,
  });
  given(created, { type: 'AddressUpdated', data: { ...data, city: 'Bath' }, meta: { actorId: editor } }).then(
    addresses,
    addressId,
    {
      city: 'Bath',
      createdBy: itemId,
      updatedBy: editor,
      _revision: 1,
    },
  );
  expect(given(created, { type: 'AddressRemoved', data: ofUser }).all(addresses)).toEqual([]);
});
