import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addresses, type AddressView } from '@paideia/projection-service/addresses/address.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [freya, emmett, campus, elsewhere, home, office] = [id('1'), id('2'), id('8'), id('9'), id('a'), id('b')];
const view = (_id: string, itemId: string, more: Partial<AddressView> = {}): AddressView => ({
  _id,
  itemId,
  _revision: 0,
  owner: 'user',
  name: null,
  line1: '12 Hill Lane',
  line2: null,
  city: 'Wells',
  state: null,
  postcode: 'BA5 1AA',
  country: 'United Kingdom',
  createdAt: '2026-01-01',
  createdBy: itemId,
  updatedAt: '2026-01-01',
  updatedBy: itemId,
  ...more,
});
let api: ApiSpec;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await apiSpec();
  await api.put(addresses, view(home, freya));
  await api.put(
    addresses,
    view(office, campus, { owner: 'region', name: 'Campus office', createdBy: null, updatedBy: null }),
  );
  const regional = (_id: string, regionId: string) =>
    userView({ _id, regionRoles: [{ regionId, slug: 'x', roleNames: ['admin'] }], regionRoleIds: [regionId] });
  cookies['freya'] = await api.signIn(userView({ _id: freya, fullName: 'Freya Halloran', regionIds: [campus] }));
  cookies['emmett'] = await api.signIn(userView({ _id: emmett, regionIds: [campus] }));
  cookies['admin'] = await api.signIn(userView({ _id: id('3'), roles: ['admin', 'user'] }));
  cookies['regional'] = await api.signIn(regional(id('4'), campus));
  cookies['foreign'] = await api.signIn(regional(id('5'), elsewhere));
  await api.put(users, userView({ _id: freya, fullName: 'Freya Halloran', regionIds: [campus] }));
});
afterAll(() => api.close());
const ask = async (who: string, query: string, variables: object = {}) =>
  api.post(query, variables, { cookie: cookies[who] });
const addressesOf = async (who: string, itemId: string) =>
  (
    (await ask(who, 'query ($i: ID!) { addresses(itemId: $i) { _id } }', { i: itemId })).data as {
      addresses: { _id: string }[];
    }
  ).addresses.map(({ _id }) => _id);

test.each([
  ['freya', freya, [home]],
  ['emmett', freya, []],
  ['admin', freya, [home]],
  ['regional', freya, [home]],
  ['foreign', freya, []],
  ['admin', campus, [office]],
  ['regional', campus, [office]],
  ['foreign', campus, []],
  ['freya', campus, []],
  ['admin', id('0'), []],
])('%s sees of %s: %j', async (who, itemId, expected) => {
  expect(await addressesOf(who, itemId)).toEqual(expected);
});

test('user(userId) holds the address, and another person’s is as absent as nobody’s', async () => {
  const query = 'query ($u: ID!) { user(userId: $u) { _id address { fullAddress stackedAddress createdByName } } }';
  expect((await ask('freya', query, { u: freya })).data).toEqual({
    user: {
      _id: freya,
      address: {
        fullAddress: '12 Hill Lane, Wells BA5 1AA, United Kingdom',
        stackedAddress: '12 Hill Lane\nWells BA5 1AA\nUnited Kingdom',
        createdByName: 'Freya Halloran',
      },
    },
  });
  expect((await ask('emmett', query, { u: freya })).data).toEqual({ user: null });
  expect((await ask('emmett', query, { u: id('0') })).data).toEqual({ user: null });
});

test('a new or empty id makes an address; who saves it is known by the session', async () => {
  const save = 'mutation ($a: AddressInput!) { updateAddress(addressInput: $a) { _id } }';
  api.sent.length = 0;
  await ask('freya', save, { a: { _id: '', updatedBy: emmett, itemId: freya, line1: 'x', country: 'France' } });
  await ask('freya', save, { a: { _id: home, updatedBy: emmett, itemId: freya, country: 'France' } });
  const [made, changed] = api.sent;
  expect(made).toMatchObject({
    envelope: { type: 'SaveAddress', data: { itemId: freya, line1: 'x', country: 'France' } },
    actor: { actorId: freya },
  });
  expect((made!.envelope.data as { addressId: string }).addressId).toMatch(/^[0-9a-f]{24}$/);
  expect(made!.envelope.data).not.toHaveProperty('updatedBy');
  expect(changed).toMatchObject({ envelope: { data: { addressId: home } } });
});
test('nobody without a session gets anything', async () => {
  expect((await api.post('mutation { removeAddress(_id: "x") }', {})).errors).toMatchObject([
    { message: 'Context userId not found' },
  ]);
});
