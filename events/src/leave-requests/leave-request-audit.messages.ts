import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const leaveRequestCategories = defineMessages({
  leaveRequest: {
    id: 'auditLog.category.leaveRequest',
    defaultMessage: 'Leave request',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const leaveRequestSentences = defineMessages({
  LeaveRequestSubmitted: {
    id: 'audit.LeaveRequestSubmitted',
    defaultMessage: '{subject} submitted a leave request for {dates}',
    description: 'A student asked for leave',
  },
  LeaveRequestAmended: {
    id: 'audit.LeaveRequestAmended',
    defaultMessage: '{subject} changed the leave request, now for {dates}',
    description: 'A student changed a pending request',
  },
  LeaveRequestWithdrawn: {
    id: 'audit.LeaveRequestWithdrawn',
    defaultMessage: '{subject} withdrew the leave request for {dates}',
    description: 'A student took a pending request back',
  },
  LeaveRequestApproved: {
    id: 'audit.LeaveRequestApproved',
    defaultMessage: '{actor} approved {subject}’s leave request for {dates}',
    description: 'The student is excused on these dates',
  },
  LeaveRequestAcknowledged: {
    id: 'audit.LeaveRequestAcknowledged',
    defaultMessage: '{actor} acknowledged {subject}’s leave request for {dates} without excusing it',
    description: 'Noted, the student counts as absent',
  },
  LeaveRequestCommented: {
    id: 'audit.LeaveRequestCommented',
    defaultMessage: '{actor} commented on {subject}’s leave request for {dates}',
    description: 'The staff’s comment changed',
  },
});

/** What the fields are called. */
export const leaveRequestAuditFields = defineMessages({
  attendanceType: {
    id: 'audit.field.attendanceType',
    defaultMessage: 'Kind of leave',
    description: 'A field of an event: attendanceType',
  },
  fromDate: { id: 'audit.field.fromDate', defaultMessage: 'From', description: 'A field of an event: fromDate' },
  toDate: { id: 'audit.field.toDate', defaultMessage: 'To', description: 'A field of an event: toDate' },
  time: { id: 'audit.field.time', defaultMessage: 'Time', description: 'A field of an event: time' },
  studentNotes: {
    id: 'audit.field.studentNotes',
    defaultMessage: 'Student’s notes',
    description: 'A field of an event: studentNotes',
  },
  adminComments: {
    id: 'audit.field.adminComments',
    defaultMessage: 'Staff’s comments',
    description: 'A field of an event: adminComments',
  },
});

/** What the fixed values are called. */
export const leaveRequestAuditValues = defineMessages({
  pending: { id: 'audit.value.pending', defaultMessage: 'pending', description: 'A value of an event: pending' },
  approved: { id: 'audit.value.approved', defaultMessage: 'approved', description: 'A value of an event: approved' },
  acknowledged: {
    id: 'audit.value.acknowledged',
    defaultMessage: 'acknowledged',
    description: 'A value of an event: acknowledged',
  },
  absence: { id: 'audit.value.absence', defaultMessage: 'absence', description: 'A value of an event: absence' },
  lateArrival: {
    id: 'audit.value.lateArrival',
    defaultMessage: 'late arrival',
    description: 'A value of an event: lateArrival',
  },
  earlyDeparture: {
    id: 'audit.value.earlyDeparture',
    defaultMessage: 'early departure',
    description: 'A value of an event: earlyDeparture',
  },
});
