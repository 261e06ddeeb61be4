import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { actOnUser } from '../accounts/admin-user.shown.ts';
import { AdminUser } from '../accounts/admin-user.types.ts';
import type { Context } from '../kernel/graphql/context.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });
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
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(
      context,
      userId,
      'EnrolStudent',
      { groupId, userId, date: date || null },
      { commandId: commandId ?? undefined, then },
    );
  }
  @Mutation(() => AdminUser)
  withdrawStudent(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @Arg('date', () => String) date: string,
    @Arg('reason', () => String) reason: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(
      context,
      userId,
      'WithdrawStudent',
      { groupId, userId, date, reason },
      { commandId: commandId ?? undefined, then },
    );
  }
  @Mutation(() => AdminUser)
  graduateStudent(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @Arg('date', () => String) date: string,
    @Arg('gradYear', () => Int) gradYear: number,
    @Arg('gradLocation', () => String) gradLocation: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AdminUser> {
    return actOnUser(
      context,
      userId,
      'GraduateStudent',
      { groupId, userId, date, gradYear, gradLocation },
      { commandId: commandId ?? undefined, then },
    );
  }
}
