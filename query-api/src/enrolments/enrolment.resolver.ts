import { Arg, Args, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { actOnUser } from '../accounts/admin-user.queries.ts';
import { AdminUser } from '../accounts/admin-user.types.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';

type Given = string | null | undefined;
const UserId = () => Arg('_id', () => ID, { description: 'The student' });
const GroupId = () => Arg('groupId', () => ID);
const then = [users, groupMembers];

@Resolver()
export class EnrolmentResolver {
  @Mutation(() => AdminUser)
  enrolStudent(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @Arg('date', () => String, { nullable: true, description: 'Today in the region, unless said' }) date: Given,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'EnrolStudent', { groupId, userId, date: date || null }, { ...intent, then });
  }
  /** Of the present enrolment, or the last one. */
  @Mutation(() => AdminUser)
  correctEnrolmentStart(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @Arg('date', () => String) date: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'CorrectEnrolmentStart', { groupId, userId, date }, { ...intent, then });
  }
  @Mutation(() => AdminUser)
  withdrawStudent(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @Arg('date', () => String) date: string,
    @Arg('reason', () => String) reason: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'WithdrawStudent', { groupId, userId, date, reason }, { ...intent, then });
  }
  @Mutation(() => AdminUser)
  graduateStudent(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @Arg('date', () => String) date: string,
    @Arg('gradYear', () => Int) gradYear: number,
    @Arg('gradLocation', () => String) gradLocation: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(
      context,
      userId,
      'GraduateStudent',
      { groupId, userId, date, gradYear, gradLocation },
      { ...intent, then },
    );
  }
  /** Takes back a completion by mistake, and with it what the graduation gave. */
  @Mutation(() => AdminUser)
  undoGraduation(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @Arg('date', () => String) date: string,
    @Arg('reason', () => String) reason: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(context, userId, 'UndoGraduation', { groupId, userId, date, reason }, { ...intent, then });
  }
}
