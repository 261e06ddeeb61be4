import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { erases, ownData } from '@paideia/events/erasures/erasure.permissions.ts';
import { inPerson } from '@paideia/events/kernel/permission.ts';
import { retractedUsers, users } from '@paideia/projection-service/accounts/users.view.ts';
import { erasures } from '@paideia/projection-service/erasures/erasure.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { erasureOf, openErasures, personOf, type Person } from './erasure.queries.ts';
import { Erasure, OwnErasureRequest, RetractedPerson } from './erasure.types.ts';

const then = [erasures];
const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

async function ownRequest(context: Context): Promise<OwnErasureRequest | null> {
  const found = await context.read(erasures).one(context.signedIn().userId);
  return found?.status === 'requested' && found.requestedAt !== null
    ? { requestedAt: found.requestedAt, reason: found.reason }
    : null;
}
async function someone(context: Context, userId: string): Promise<Person> {
  context.require(erases);
  const person = await personOf(context, userId);
  if (!person) throw new Refusal('notFound');
  return person;
}
/** So many are shown of those whose invitation was retracted; whoever looks for somebody else searches. */
const mostRetracted = 50;

/** The wish to be erased, by the person; and the erasure, by a superadmin. */
@Resolver()
export class ErasureResolver {
  /** Null while the actor has not asked for it. */
  @Query(() => OwnErasureRequest, { nullable: true })
  ownErasureRequest(@Ctx() context: Context): Promise<OwnErasureRequest | null> {
    return ownRequest(context);
  }

  @Mutation(() => OwnErasureRequest, { nullable: true })
  async requestErasure(
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<OwnErasureRequest | null> {
    const { userId } = context.require(ownData, { ownerId: context.signedIn().userId });
    await context.send('RequestErasure', { userId, reason }, { ...intent, then });
    return ownRequest(context);
  }

  /** Answers with what is left of it: nothing. */
  @Mutation(() => OwnErasureRequest, { nullable: true })
  async withdrawErasureRequest(
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<OwnErasureRequest | null> {
    const { userId } = context.require(ownData, { ownerId: context.signedIn().userId });
    await context.send('WithdrawErasureRequest', { userId }, { ...intent, then });
    return ownRequest(context);
  }

  /** Those that somebody waits for. */
  @Query(() => [Erasure])
  async openErasures(@Ctx() context: Context): Promise<readonly Erasure[]> {
    context.require(erases);
    return openErasures(context);
  }

  @Query(() => Erasure)
  async erasure(@Arg('userId', () => ID) userId: string, @Ctx() context: Context): Promise<Erasure> {
    const person = await someone(context, userId);
    return erasureOf(await context.read(erasures).one(userId), person, context);
  }

  /** Those who are no users any more though their words are still kept, the latest first. */
  @Query(() => [RetractedPerson])
  async retractedPeople(
    @Arg('q', () => String, { nullable: true }) q: string | null,
    @Ctx() context: Context,
  ): Promise<readonly RetractedPerson[]> {
    context.require(erases);
    const { items } = await context.read(retractedUsers).find({
      search: q ?? undefined,
      sort: { field: 'retractedAt', descending: true },
      limit: mostRetracted,
    });
    return items.map(({ _id, fullName, isErased, ...rest }) => ({
      ...rest,
      id: _id,
      isErased,
      fullName: isErased ? context.text('erasure.person') : fullName,
    }));
  }

  /** It erases for good. `name` is the person's, typed by whoever does it, so that nobody is taken for another. */
  @Mutation(() => Erasure)
  async eraseUser(
    @Arg('_id', () => ID) userId: string,
    @Arg('name', () => String) name: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Erasure> {
    context.require(inPerson(erases));
    const person = await someone(context, userId);
    if (plain(name) !== plain(person.fullName || (person.email ?? userId)))
      throw new Refusal('erasure.nameDiffers', {}, [{ path: 'name', code: 'invalid' }]);
    await context.send('EraseUser', { userId }, { ...intent, then: [erasures, users] });
    return erasureOf(await context.read(erasures).one(userId), await someone(context, userId), context);
  }
}
