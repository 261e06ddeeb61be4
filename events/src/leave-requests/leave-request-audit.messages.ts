import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const leaveRequestCategories = defineMessages('auditLog.category', {
  leaveRequest: ['Leave request', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const leaveRequestSentences = defineMessages('audit', {
  LeaveRequestSubmitted: ['{subject} submitted a leave request for {dates}', 'A student asked for leave'],
  LeaveRequestAmended: ['{subject} changed the leave request, now for {dates}', 'A student changed a pending request'],
  LeaveRequestWithdrawn: ['{subject} withdrew the leave request for {dates}', 'A student took a pending request back'],
  LeaveRequestApproved: [
    '{actor} approved {subject}’s leave request for {dates}',
    'The student is excused on these dates',
  ],
  LeaveRequestAcknowledged: [
    '{actor} acknowledged {subject}’s leave request for {dates} without excusing it',
    'Noted, the student counts as absent',
  ],
  LeaveRequestCommented: ['{actor} commented on {subject}’s leave request for {dates}', 'The staff’s comment changed'],
});

/** The log calls the fields so. */
export const leaveRequestAuditFields = defineMessages('audit.field', {
  attendanceType: ['Kind of leave', 'A field of an event: attendanceType'],
  time: ['Time', 'A field of an event: time'],
  studentNotes: ['Student’s notes', 'A field of an event: studentNotes'],
  adminComments: ['Staff’s comments', 'A field of an event: adminComments'],
});

/** The log calls the fixed values so. */
export const leaveRequestAuditValues = defineMessages('audit.value', {
  leaveRequests: ['Leave requests', 'What a permission is for, as the menu of the console calls it'],
  pending: ['pending', 'A value of an event: pending'],
  approved: ['approved', 'A value of an event: approved'],
  acknowledged: ['acknowledged', 'A value of an event: acknowledged'],
  absence: ['absence', 'A value of an event: absence'],
  lateArrival: ['late arrival', 'A value of an event: lateArrival'],
  earlyDeparture: ['early departure', 'A value of an event: earlyDeparture'],
});
