import { ada, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { leaveRequestCommands } from './leave-request.commands.ts';

const leaveRequestId = exampleId('l');
const wish = {
  attendanceType: 'absence',
  fromDate: '2026-10-12',
  toDate: '2026-10-14',
  reason: 'Family wedding',
} as const;

export const leaveRequestExamples = {
  SubmitLeaveRequest: { leaveRequestId, groupId: yearOne, userId: ada, ...wish },
  AmendLeaveRequest: { leaveRequestId, ...wish, toDate: '2026-10-13' },
  WithdrawLeaveRequest: { leaveRequestId },
  ApproveLeaveRequest: { leaveRequestId, adminComments: 'Congratulations to your sister.' },
  AcknowledgeLeaveRequest: { leaveRequestId, adminComments: 'Please choose another day.' },
  CommentLeaveRequest: { leaveRequestId, adminComments: 'Which of the two days matters more?' },
} satisfies ExamplesOf<typeof leaveRequestCommands>;
