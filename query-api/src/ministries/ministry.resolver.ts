import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MinistryStatus } from '@paideia/events/ministries/ministry.events.ts';
import { seenByAlumni } from '@paideia/events/ministries/ministry.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { ministries } from '@paideia/projection-service/ministries/ministry.view.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordArgs, RecordRevisionArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { findAndCount, pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { ministryReader, visibleMinistry } from './ministry.queries.ts';
import { Ministry, MinistryInput } from './ministry.types.ts';

const MinistryPage = pageOf(Ministry);
const change = changeOf(ministries, visibleMinistry);

@Resolver(() => Ministry)
export class MinistryResolver {
  /** By name: the actor's own, or all that the actor may see, which for alumni are those that are approved. */
  @Query(() => MinistryPage)
  async ministries(
    @Arg('mine', () => Boolean, { defaultValue: false }) mine: boolean,
    @Arg('status', () => MinistryStatus.enum, { nullable: true }) status: MinistryStatus | null,
    @Arg('q', () => String, { nullable: true, description: 'Words of the name or of the place' }) q: string | null,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<Ministry>> {
    const { userId, isAlumnus, isAlumniAdmin } = await ministryReader(context);
    if (!isAlumnus && !isAlumniAdmin) throw new Refusal('noAccess');
    const seen = mine || isAlumniAdmin ? MinistryStatus.options : seenByAlumni;
    const wanted = seen.filter((one) => !status || one === status);
    const range = pageRange(page, perPage);
    if (wanted.length === 0) return { items: [], total: 0, more: false, next: null };
    const { items, total, more, next } = await findAndCount(context.read(ministries), {
      where: {
        ...(mine && { ownerId: userId }),
        ...(wanted.length < MinistryStatus.options.length && { status: wanted }),
      },
      search: q?.trim() || undefined,
      sort: { field: 'nameKey' },
      ...range,
    });
    return { items, total, more, next: next ?? null };
  }

  @Query(() => Ministry)
  ministry(@Arg('_id', () => ID) id: string, @Ctx() context: Context): Promise<Ministry> {
    return visibleMinistry(context, id);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Null after an erasure' })
  async ownerName(@Root() { ownerId }: Ministry, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(users, ownerId))?.fullName ?? null;
  }

  @Mutation(() => Ministry)
  createMinistry(
    @Arg('input', () => MinistryInput) { _id: listingId, ...ministry }: MinistryInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Ministry> {
    const { userId: ownerId } = context.signedIn();
    return change(context, listingId, 'CreateMinistry', { listingId, ownerId, ...ministry }, intent);
  }

  /** What its owner changes waits for approval again. */
  @Mutation(() => Ministry)
  updateMinistry(
    @Arg('input', () => MinistryInput) { _id: listingId, ...ministry }: MinistryInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Ministry> {
    return change(context, listingId, 'UpdateMinistry', { listingId, ...ministry }, intent);
  }

  @Mutation(() => Ministry)
  approveMinistry(
    @Args(() => RecordRevisionArgs) { _id: listingId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Ministry> {
    return change(context, listingId, 'ApproveMinistry', { listingId }, intent);
  }

  @Mutation(() => Ministry)
  unapproveMinistry(
    @Args(() => RecordRevisionArgs) { _id: listingId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Ministry> {
    return change(context, listingId, 'UnapproveMinistry', { listingId }, intent);
  }

  /** From the public; alumni still see it. */
  @Mutation(() => Ministry)
  hideMinistry(
    @Args(() => RecordArgs) { _id: listingId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<Ministry> {
    return change(context, listingId, 'HideMinistry', { listingId }, intent);
  }

  @Mutation(() => Ministry)
  showMinistry(
    @Args(() => RecordArgs) { _id: listingId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<Ministry> {
    return change(context, listingId, 'ShowMinistry', { listingId }, intent);
  }

  @Mutation(() => Boolean)
  async deleteMinistry(
    @Args(() => RecordArgs) { _id: listingId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('DeleteMinistry', { listingId }, { ...intent, then: [ministries] });
    return true;
  }
}
