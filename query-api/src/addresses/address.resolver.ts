import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readsAddress } from '@paideia/events/addresses/address.permissions.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import type { Actor, Scope } from '@paideia/events/kernel/permission.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { addresses } from '@paideia/projection-service/addresses/address.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { SaveArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import { addressOf, shownAddresses } from './address.queries.ts';
import { Address, AddressInput, User } from './address.types.ts';

const administers = (actor: Actor, regionId: string) =>
  actor.regionRoles.some((one) => one.regionId === regionId && one.roleNames.includes('admin'));

/** Answers whose the item is, with the one of a person's regions by which the actor may know it. */
async function scopeOf(context: Context, actor: Actor, itemId: string): Promise<Scope> {
  const person = await context.join(users, itemId);
  return { ownerId: itemId, regionId: person ? person.regionIds.find((id) => administers(actor, id)) : itemId };
}
/** None for who may not know them, as for who has none. */
async function addressesOf(context: Context, itemId: string, limit?: number): Promise<readonly Address[]> {
  const actor = context.signedIn();
  return readsAddress(actor, await scopeOf(context, actor, itemId)) ? shownAddresses(context, itemId, limit) : [];
}

/** Who was let save it may see it. */
const save = changeOf(addresses, async (context, id) => addressOf(context, await savedRecord(context, addresses, id)));

@Resolver()
export class AddressResolver {
  @Query(() => [Address])
  async addresses(@Arg('itemId', () => ID) itemId: string, @Ctx() context: Context): Promise<readonly Address[]> {
    return addressesOf(context, itemId);
  }

  @Query(() => User, { nullable: true })
  async user(@Arg('userId', () => ID) userId: string, @Ctx() context: Context): Promise<User | null> {
    const actor = context.signedIn();
    const known = (await context.join(users, userId)) && readsAddress(actor, await scopeOf(context, actor, userId));
    if (!known) return null;
    const [first] = await addressesOf(context, userId, 1);
    return { _id: userId, address: first ?? null };
  }

  /** Creates when `_id` is new or empty. */
  @Mutation(() => Address)
  updateAddress(
    @Arg('addressInput', () => AddressInput) input: AddressInput,
    @Args(() => SaveArgs) intent: SaveArgs,
    @Ctx() context: Context,
  ): Promise<Address> {
    context.signedIn();
    const { _id, itemId, name, line1, line2, city, state, postcode, country } = input;
    const addressId = _id && isId(_id) ? _id : newId();
    const data = { addressId, itemId, name, line1, line2, city, state, postcode, country };
    return save(context, addressId, 'SaveAddress', data, intent);
  }

  @Mutation(() => Boolean)
  async removeAddress(
    @Arg('_id', () => ID) _id: string,
    @Args(() => SaveArgs) intent: SaveArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    context.signedIn();
    await context.send('RemoveAddress', { addressId: _id }, { ...intent, then: [addresses] });
    return true;
  }
}
