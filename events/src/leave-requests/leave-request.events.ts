import { z } from 'zod';
import { Id, LocalDate, LocalTime } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

/** Each request has its own stream, so two decisions about different requests never contend. */
export const leaveRequestStream = streamOf('leaveRequest');

export const AttendanceType = z.enum(['absence', 'lateArrival', 'earlyDeparture']);
export type AttendanceType = z.infer<typeof AttendanceType>;
export const LeaveRequestStatus = z.enum(['pending', 'approved', 'acknowledged']);
export type LeaveRequestStatus = z.infer<typeof LeaveRequestStatus>;

/** It is what is asked for. Without periods it is the whole of each day. */
const wish = z.object({
  attendanceType: AttendanceType,
  fromDate: LocalDate,
  toDate: LocalDate,
  periods: z.array(z.string()),
  time: LocalTime.nullable(),
  reason: personal(z.string()),
  studentNotes: personal(z.string()),
});
const whose = z.object({ leaveRequestId: Id, userId: Id, groupId: Id, regionId: Id });
/** Repeats dates and periods, so that whoever reacts needs no other event. */
const decision = whose.extend({
  attendanceType: AttendanceType,
  fromDate: LocalDate,
  toDate: LocalDate,
  periods: z.array(z.string()),
  adminComments: personal(z.string()),
  by: Id,
});
const about = { subject: (data: { userId: string }) => data.userId };

export const leaveRequestEvents = defineEvents('leaveRequest', {
  LeaveRequestSubmitted: event(whose.extend(wish.shape), about),
  LeaveRequestAmended: event(whose.extend(wish.shape), about),
  LeaveRequestWithdrawn: event(whose, about),
  LeaveRequestApproved: event(decision.extend({ formerly: z.enum(['pending', 'acknowledged']) }), about),
  LeaveRequestAcknowledged: event(decision.extend({ formerly: z.enum(['pending', 'approved']) }), about),
  LeaveRequestCommented: event(whose.extend({ adminComments: personal(z.string()), by: Id }), about),
});
export type LeaveRequestEvent = EventOf<typeof leaveRequestEvents>;
