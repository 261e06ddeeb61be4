import { isDeepStrictEqual } from 'node:util';
import { mayChange } from '@paideia/events/accounts/role.rules.ts';
import { addressCommands } from '@paideia/events/addresses/address.commands.ts';
import { addressEvents, addressStream, type AddressEvent } from '@paideia/events/addresses/address.events.ts';
import { addressPermissions, readsAddress } from '@paideia/events/addresses/address.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { sharedRegion } from '../accounts/account-state.decider.ts';
import { defineDecider, type Ask, type Given } from '../kernel/decide/decider.ts';
import { regionFacts } from '../regions/region.facts.ts';

type Address = DataOf<AddressEvent, 'AddressUpdated'>;
type State = { readonly address: Address | null; readonly isRemoved: boolean };
type AddressFacts = {
  readonly owner: Address['owner'] | undefined;
  readonly regionId: string | undefined;
  /** It is true of a person whose rights are wider than those of whoever acts. */
  readonly isOutranked: boolean;
};

/** A person, in the region by which the actor may manage this person, or a region. */
async function ownerOf(itemId: string, ask: Ask, who: Given['who']): Promise<AddressFacts> {
  const account = await ask.table(accountFacts).one(itemId);
  if (account)
    return { owner: 'user', regionId: sharedRegion(who, account.regionIds), isOutranked: !mayChange(who, account) };
  return (await ask.table(regionFacts).one(itemId))
    ? { owner: 'region', regionId: itemId, isOutranked: false }
    : { owner: undefined, regionId: undefined, isOutranked: false };
}
const itemOf = ({ address }: State, data: object): string =>
  'itemId' in data && typeof data.itemId === 'string' ? data.itemId : (address?.itemId ?? '');

export const address = defineDecider<
  State,
  'address.ownerUnknown' | 'address.ownerChanged' | 'account.outranked',
  AddressFacts
>()({
  events: addressEvents,
  commands: addressCommands,
  permissions: addressPermissions,
  reads: readsAddress,
  creates: ['SaveAddress'],
  commutes: [],
  stream: ({ data }) => addressStream(data.addressId),
  initial: { address: null, isRemoved: false },
  exists: ({ address: known }) => known !== null,
  // Once it is somebody's, the permission is judged by that owner, whatever the command says.
  scope: (state, { data }, { regionId }) => ({ ownerId: state.address?.itemId ?? itemOf(state, data), regionId }),
  facts: ({ data }, ask, state, { who }) => ownerOf(state.address?.itemId ?? itemOf(state, data), ask, who),

  decide: {
    SaveAddress: (state, data, { owner, isOutranked }) => {
      if (isOutranked) return reject('account.outranked');
      if (!owner) return reject('address.ownerUnknown');
      if (state.address && state.address.itemId !== data.itemId) return reject('address.ownerChanged');
      const whole = { ...data, owner };
      if (state.isRemoved || !state.address) return [{ type: 'AddressCreated', data: whole }];
      return isDeepStrictEqual(state.address, whole) ? [] : [{ type: 'AddressUpdated', data: whole }];
    },
    RemoveAddress: ({ address: known, isRemoved }, { addressId }, { isOutranked }) => {
      if (isOutranked) return reject('account.outranked');
      return known && !isRemoved
        ? [{ type: 'AddressRemoved', data: { addressId, itemId: known.itemId, owner: known.owner } }]
        : [];
    },
  },
  evolve: {
    AddressCreated: (_, whole) => ({ address: whole, isRemoved: false }),
    AddressUpdated: (_, whole) => ({ address: whole, isRemoved: false }),
    AddressRemoved: (state) => ({ ...state, isRemoved: true }),
  },
});
