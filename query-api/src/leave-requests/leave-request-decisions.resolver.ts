import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import { withoutNulls } from '../kernel/graphql/command-fields.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { shownLeaveRequest, visibleLeaveRequest } from './leave-request.queries.ts';
import { LeaveRequest, LeaveRequestInput } from './leave-request.types.ts';

type Given = string | null | undefined;
const RequestId = () => Arg('_id', () => ID);
const AdminComments = () =>
  Arg('adminComments', () => String, {
    nullable: true,
    description: 'Left out, it stays as it is; null or empty, it is taken back',
  });

/** Of what is left out the command says what it means, except that there is no request without a reason. */
const wishOf = ({ _id, groupId: _group, ...wish }: LeaveRequestInput) => ({
  ...withoutNulls(wish),
  time: wish.time || null,
  reason: wish.reason ?? '',
});

const change = changeOf(leaveRequests, async (context, id) =>
  shownLeaveRequest(await visibleLeaveRequest(context, id)),
);

@Resolver()
export class LeaveRequestDecisionsResolver {
  @Mutation(() => LeaveRequest)
  submitLeaveRequest(
    @Arg('input', () => LeaveRequestInput) input: LeaveRequestInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    const { userId } = context.signedIn();
    const data = { leaveRequestId: input._id, groupId: input.groupId, userId, ...wishOf(input) };
    return change(context, input._id, 'SubmitLeaveRequest', data, intent);
  }

  @Mutation(() => LeaveRequest)
  amendLeaveRequest(
    @Arg('input', () => LeaveRequestInput) input: LeaveRequestInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    return change(context, input._id, 'AmendLeaveRequest', { leaveRequestId: input._id, ...wishOf(input) }, intent);
  }

  @Mutation(() => Boolean)
  async withdrawLeaveRequest(
    @RequestId() leaveRequestId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('WithdrawLeaveRequest', { leaveRequestId }, { ...intent, then: [leaveRequests] });
    return true;
  }

  @Mutation(() => LeaveRequest)
  approveLeaveRequest(
    @RequestId() leaveRequestId: string,
    @AdminComments() adminComments: Given,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    return change(context, leaveRequestId, 'ApproveLeaveRequest', { leaveRequestId, adminComments }, intent);
  }

  @Mutation(() => LeaveRequest)
  acknowledgeLeaveRequest(
    @RequestId() leaveRequestId: string,
    @AdminComments() adminComments: Given,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    return change(context, leaveRequestId, 'AcknowledgeLeaveRequest', { leaveRequestId, adminComments }, intent);
  }

  @Mutation(() => LeaveRequest)
  commentLeaveRequest(
    @RequestId() leaveRequestId: string,
    @Arg('adminComments', () => String, { nullable: true, description: 'Null or empty, it is taken back' })
    adminComments: Given,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    return change(context, leaveRequestId, 'CommentLeaveRequest', { leaveRequestId, adminComments }, intent);
  }
}
