import { z } from 'zod';
import { ClearableText, Id, DateInput, LocalTime, OptionalText, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { AttendanceType } from './leave-request.events.ts';
import { isTooLong, longestComments, longestNotes } from './leave-request.rules.ts';

/** The form's shape, before the rules that look at two fields. Without periods the whole day is meant, or what `time` leaves of it. */
const LeaveWish = z.object({
  attendanceType: AttendanceType,
  fromDate: DateInput,
  toDate: DateInput,
  periods: z.array(z.string().max(20)).max(20).default([]),
  time: LocalTime.nullable().default(null),
  reason: Text(longestReason),
  studentNotes: OptionalText(longestNotes),
});
const inOrder = <T extends z.ZodType<{ fromDate: string; toDate: string }>>(schema: T) =>
  schema
    .refine((wish) => wish.toDate >= wish.fromDate, { message: 'leaveRequest.endsBeforeItStarts', path: ['toDate'] })
    .refine(({ fromDate, toDate }) => !isTooLong(fromDate, toDate), {
      message: 'leaveRequest.tooLong',
      path: ['toDate'],
    });

/** A comment that is left out stays as it is; one that is empty is taken back. */
const decision = z.object({ leaveRequestId: Id, adminComments: ClearableText(longestComments) });

export const leaveRequestCommands = defineCommands({
  SubmitLeaveRequest: inOrder(LeaveWish.extend({ leaveRequestId: Id, groupId: Id, userId: Id })),
  AmendLeaveRequest: inOrder(LeaveWish.extend({ leaveRequestId: Id })),
  WithdrawLeaveRequest: z.object({ leaveRequestId: Id }),
  ApproveLeaveRequest: decision,
  AcknowledgeLeaveRequest: decision,
  CommentLeaveRequest: z.object({ leaveRequestId: Id, adminComments: OptionalText(longestComments) }),
});
export type LeaveRequestCommand = CommandOf<typeof leaveRequestCommands>;
