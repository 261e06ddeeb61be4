import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { coursePlans } from '@paideia/projection-service/courses/course.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordRevisionArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { groupOf } from './group.queries.ts';
import { Group, GroupCourseInput, GroupInput, NewGroupInput } from './group.types.ts';

const change = changeOf(groups, async (context, id) => groupOf(await savedRecord(context, groups, id), context));

@Resolver()
export class GroupDecisionsResolver {
  @Mutation(() => Group)
  createGroup(
    @Arg('input', () => NewGroupInput) { _id: groupId, ...group }: NewGroupInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Group> {
    return change(context, groupId, 'CreateGroup', { groupId, ...group }, intent);
  }

  @Mutation(() => Group)
  updateGroup(
    @Arg('input', () => GroupInput) { _id: groupId, ...group }: GroupInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Group> {
    return change(context, groupId, 'UpdateGroup', { groupId, ...group }, intent);
  }

  @Mutation(() => Group)
  archiveGroup(
    @Args(() => RecordRevisionArgs) { _id: groupId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Group> {
    return change(context, groupId, 'ArchiveGroup', { groupId }, intent);
  }

  @Mutation(() => Group)
  restoreGroup(
    @Args(() => RecordRevisionArgs) { _id: groupId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Group> {
    return change(context, groupId, 'RestoreGroup', { groupId }, intent);
  }

  /** The whole plan, in its order. It is kept apart from the group: who went on with the old one and the new revision would save over the new one. */
  @Mutation(() => Group)
  setGroupCourses(
    @Arg('items', () => [GroupCourseInput]) items: GroupCourseInput[],
    @Args(() => RecordRevisionArgs) { _id: groupId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Group> {
    return change(context, groupId, 'SetGroupCourses', { groupId, items }, { ...intent, then: [groups, coursePlans] });
  }

  /** Teachers whom the students ask, all of them. */
  @Mutation(() => Group)
  setGroupStaff(
    @Arg('instructorIds', () => [ID]) instructorIds: string[],
    @Arg('facilitatorIds', () => [ID]) facilitatorIds: string[],
    @Args(() => RecordRevisionArgs) { _id: groupId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Group> {
    return change(context, groupId, 'SetGroupStaff', { groupId, instructorIds, facilitatorIds }, intent);
  }
}
