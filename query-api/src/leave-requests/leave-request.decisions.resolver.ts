import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import type { Context, SendOptions } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { shownLeaveRequest, visibleLeaveRequest } from './leave-request.shown.ts';
import { LeaveRequest, LeaveRequestInput } from './leave-request.types.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });
const RequestId = () => Arg('_id', () => ID);
const AdminComments = () => Arg('adminComments', () => String, { nullable: true });
const ExpectedRevision = () => Arg('expectedRevision', () => Int);

const wishOf = ({ attendanceType, fromDate, toDate, periods, time, reason, studentNotes }: LeaveRequestInput) => ({
  attendanceType,
  fromDate,
  toDate,
  periods: periods ?? [],
  time: time || null,
  reason: reason ?? '',
  studentNotes: studentNotes ?? '',
});

/** The answer is the request as it is then. Saved but not shown yet: the same command sent again answers as the first time. */
async function change<D extends { readonly leaveRequestId: string }>(
  context: Context,
  type: string,
  data: D,
  options: Omit<SendOptions, 'then'>,
) {
  const { isCurrent } = await context.send(type, data, { ...options, then: [leaveRequests] });
  const { leaveRequestId } = data;
  if (!isCurrent && !(await context.read(leaveRequests).one(leaveRequestId))) throw new Refusal('unavailable');
  return shownLeaveRequest(await visibleLeaveRequest(context, leaveRequestId));
}

type Decision = { readonly commandId: Given; readonly expectedRevision: number };
const decide = (
  context: Context,
  type: string,
  leaveRequestId: string,
  adminComments: Given,
  { commandId, expectedRevision }: Decision,
) =>
  change(
    context,
    type,
    { leaveRequestId, adminComments: adminComments ?? '' },
    { commandId: commandId ?? undefined, expectedRevision },
  );

@Resolver()
export class LeaveRequestDecisionsResolver {
  @Mutation(() => LeaveRequest)
  submitLeaveRequest(
    @Arg('input', () => LeaveRequestInput) input: LeaveRequestInput,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    const { userId } = context.signedIn();
    const data = { leaveRequestId: input._id, groupId: input.groupId, userId, ...wishOf(input) };
    return change(context, 'SubmitLeaveRequest', data, { commandId: commandId ?? undefined });
  }

  @Mutation(() => LeaveRequest)
  amendLeaveRequest(
    @Arg('input', () => LeaveRequestInput) input: LeaveRequestInput,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    return change(
      context,
      'AmendLeaveRequest',
      { leaveRequestId: input._id, ...wishOf(input) },
      { commandId: commandId ?? undefined, expectedRevision },
    );
  }

  @Mutation(() => Boolean)
  async withdrawLeaveRequest(
    @RequestId() leaveRequestId: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send(
      'WithdrawLeaveRequest',
      { leaveRequestId },
      { commandId: commandId ?? undefined, then: [leaveRequests] },
    );
    return true;
  }

  @Mutation(() => LeaveRequest)
  approveLeaveRequest(
    @RequestId() leaveRequestId: string,
    @AdminComments() adminComments: Given,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    return decide(context, 'ApproveLeaveRequest', leaveRequestId, adminComments, { commandId, expectedRevision });
  }

  @Mutation(() => LeaveRequest)
  acknowledgeLeaveRequest(
    @RequestId() leaveRequestId: string,
    @AdminComments() adminComments: Given,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    return decide(context, 'AcknowledgeLeaveRequest', leaveRequestId, adminComments, { commandId, expectedRevision });
  }

  @Mutation(() => LeaveRequest)
  commentLeaveRequest(
    @RequestId() leaveRequestId: string,
    @Arg('adminComments', () => String) adminComments: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<LeaveRequest> {
    return decide(context, 'CommentLeaveRequest', leaveRequestId, adminComments, { commandId, expectedRevision });
  }
}
