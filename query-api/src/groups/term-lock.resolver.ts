import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { groupPermissions, readsTerms } from '@paideia/events/groups/group.permissions.ts';
import type { Rule } from '@paideia/events/kernel/permission.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RecordRevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { groupOf } from './group.queries.ts';
import { Group } from './group.types.ts';
import { openingsOf, termsOf } from './term-lock.queries.ts';
import { GroupTerm, TermOpenings } from './term-lock.types.ts';

const change = changeOf(groups, async (context, id) => groupOf(await savedRecord(context, groups, id), context));
const visibleGroup = async (context: Context, groupId: string, rule: Rule) =>
  context.visible(await context.join(groups, groupId), rule, ({ regionId }) => ({ regionId }));
const Term = () => Arg('term', () => String);

@Resolver()
export class TermLockResolver {
  /** In the order of the timetable; which of them are locked, and since when. */
  @Query(() => [GroupTerm])
  async groupTerms(@Arg('groupId', () => ID) groupId: string, @Ctx() context: Context): Promise<readonly GroupTerm[]> {
    return termsOf(context, await visibleGroup(context, groupId, readsTerms));
  }

  /** For whoever may lock it. */
  @Query(() => TermOpenings)
  async termOpenings(
    @Arg('groupId', () => ID) groupId: string,
    @Term() term: string,
    @Ctx() context: Context,
  ): Promise<TermOpenings> {
    return openingsOf(context, await visibleGroup(context, groupId, groupPermissions.LockTerm), term);
  }

  @Mutation(() => Group)
  lockTerm(
    @Term() term: string,
    @Args(() => RecordRevisionArgs) { _id: groupId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Group> {
    return change(context, groupId, 'LockTerm', { groupId, term }, intent);
  }

  @Mutation(() => Group)
  unlockTerm(
    @Term() term: string,
    @Arg('reason', () => String) reason: string,
    @Args(() => RecordRevisionArgs) { _id: groupId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Group> {
    return change(context, groupId, 'UnlockTerm', { groupId, term, reason }, intent);
  }
}
