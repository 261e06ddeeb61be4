import { expect, test } from '@jest/globals';
import type { AddressCommand } from '@paideia/events/addresses/address.commands.ts';
import { addressCommands } from '@paideia/events/addresses/address.commands.ts';
import type { AddressEvent } from '@paideia/events/addresses/address.events.ts';
import { ada, ben, campus, exampleId } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { address } from './address.decider.ts';

const { given } = specFor(address, { owner: 'user', regionId: campus, isOutranked: false });
const addressId = exampleId('ad');
const fields = {
  name: null,
  line1: '12 Hill Lane',
  line2: null,
  city: 'Wells',
  state: null,
  postcode: 'BA5',
  country: 'United Kingdom',
};
const save = (more: object = {}): AddressCommand => ({
  type: 'SaveAddress',
  data: { addressId, itemId: ada, ...fields, ...more },
});
const remove: AddressCommand = { type: 'RemoveAddress', data: { addressId } };
const whole = { addressId, itemId: ada, owner: 'user' as const, ...fields };
const created: AddressEvent = { type: 'AddressCreated', data: whole };
const removed: AddressEvent = { type: 'AddressRemoved', data: { addressId, itemId: ada, owner: 'user' } };

test('is made, changed, removed, and made again', () => {
  given().when(save()).then(created);
  given(created).when(save()).thenNothing();
  given(created)
    .when(save({ city: 'Bath' }))
    .then({ type: 'AddressUpdated', data: { ...whole, city: 'Bath' } });
  given(created).when(remove).then(removed);
  given(created, removed).when(remove).thenNothing();
  given(created, removed).when(save()).then(created);
});
test('belongs to a person or a region, for life', () => {
  given().when(save(), { owner: undefined, regionId: undefined }).thenRejected('address.ownerUnknown');
  given(created)
    .when(save({ itemId: ben }))
    .thenRejected('address.ownerChanged');
  given()
    .when(save({ itemId: campus }), { owner: 'region', regionId: campus })
    .thenLike({ data: { owner: 'region' } });
});
test('of somebody with wider rights is neither saved nor removed', () => {
  for (const command of [save({ city: 'Bath' }), remove])
    given(created).when(command, { isOutranked: true }).thenRejected('account.outranked');
});
test('is saved by its person, by admins and by the admins of the region', () => {
  const who = { userId: ben, roles: ['user'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
  const regionAdmin = { ...who, regionRoles: [{ regionId: campus, slug: 'x', roleNames: ['admin'] }] };
  const { allows } = given();
  expect(allows('SaveAddress', { ...who, userId: ada }, { ownerId: ada })).toBe(true);
  expect(allows('SaveAddress', who, { ownerId: ada, regionId: campus })).toBe(false);
  expect(allows('SaveAddress', { ...who, roles: ['admin'] }, { ownerId: ada })).toBe(true);
  expect(allows('RemoveAddress', regionAdmin, { ownerId: ada, regionId: campus })).toBe(true);
  expect(allows('RemoveAddress', regionAdmin, { ownerId: ada, regionId: exampleId('r', 9) })).toBe(false);
});
test.each([
  ['United Kingdom', true],
  ['  United Kingdom ', true],
  ['Atlantis', false],
  ['', false],
])('the country "%s" is taken: %s', (country, isTaken) => {
  expect(addressCommands.SaveAddress.safeParse({ addressId, itemId: ada, country }).success).toBe(isTaken);
});
test('what is not given is null, and what is given is trimmed', () => {
  expect(
    addressCommands.SaveAddress.parse({
      addressId,
      itemId: ada,
      country: 'France',
      line1: '  3 rue du Lac ',
      city: ' ',
    }),
  ).toMatchObject({
    line1: '3 rue du Lac',
    city: null,
    state: null,
  });
});
