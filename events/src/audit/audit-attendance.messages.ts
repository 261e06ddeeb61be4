import { defineMessages } from '../kernel/messages.ts';

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const attendanceSentences = defineMessages({
  AbsenceExplained: {
    id: 'audit.AbsenceExplained',
    defaultMessage: '{subject} explained the absence on {date}',
    description: 'A student explained an absence',
  },
  AbsenceExcused: {
    id: 'audit.AbsenceExcused',
    defaultMessage: '{actor} excused {subject}’s absence on {date}',
    description: 'Staff accepted an explanation',
  },
  AbsenceExcuseWithdrawn: {
    id: 'audit.AbsenceExcuseWithdrawn',
    defaultMessage: '{actor} withdrew the excuse for {subject}’s absence on {date}',
    description: 'Staff took an accepted explanation back',
  },
  AttendanceSchemaDefined: {
    id: 'audit.AttendanceSchemaDefined',
    defaultMessage: '{actor} defined the attendance schema {name}',
    description: 'Terms, periods and grading of attendance',
  },
  AttendanceSchemaRevised: {
    id: 'audit.AttendanceSchemaRevised',
    defaultMessage: '{actor} revised the attendance schema {name}, now version {version}',
    description: 'Terms, periods or grading changed',
  },
  AttendanceSchemaDeleted: {
    id: 'audit.AttendanceSchemaDeleted',
    defaultMessage: '{actor} deleted the attendance schema {name}',
    description: 'The schema is not offered any more',
  },
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
  RegisterOpened: {
    id: 'audit.RegisterOpened',
    defaultMessage: '{actor} opened the register of {group} for {date}, period {period}',
    description: 'A register can be taken',
  },
  AttendanceRecorded: {
    id: 'audit.AttendanceRecorded',
    defaultMessage: '{actor} marked {subject} {status} on {date}, period {period}',
    description: 'A mark in a register; the status is one word such as present',
  },
  AttendanceScanned: {
    id: 'audit.AttendanceScanned',
    defaultMessage: '{subject} scanned in on {date}, period {period}: {status}',
    description: 'A mark by the student’s own scan',
  },
  AttendanceCorrected: {
    id: 'audit.AttendanceCorrected',
    defaultMessage: '{actor} corrected {subject}’s mark on {date}, period {period} from {from} to {to}',
    description: 'A correction with a reason',
  },
  'AttendanceCorrected.unmarked': {
    id: 'audit.AttendanceCorrected.unmarked',
    defaultMessage: '{actor} corrected {subject}’s missing mark on {date}, period {period} to {to}',
    description: 'A correction where nothing was marked before',
  },
  MarksUndone: {
    id: 'audit.MarksUndone',
    defaultMessage: '{actor} undid marks made together on {date}, period {period}: {people}',
    description: 'The people whose marks are as before',
  },
  'AttendanceExcused.leave': {
    id: 'audit.AttendanceExcused.leave',
    defaultMessage: '{subject} was excused on {date}, period {period}, by approved leave',
    description: 'An excuse that follows from leave',
  },
  'AttendanceExcused.explanation': {
    id: 'audit.AttendanceExcused.explanation',
    defaultMessage: '{subject} was excused on {date}, period {period}, by an accepted explanation',
    description: 'An excuse that follows from an explanation',
  },
  'AttendanceExcused.manual': {
    id: 'audit.AttendanceExcused.manual',
    defaultMessage: '{actor} excused {subject} on {date}, period {period}',
    description: 'An excuse given by staff',
  },
  'AttendanceExcuseRevoked.leave': {
    id: 'audit.AttendanceExcuseRevoked.leave',
    defaultMessage: 'The leave no longer excuses {subject} on {date}, period {period}: {status}',
    description: 'The decision about leave was reversed; the status is what counts now',
  },
  'AttendanceExcuseRevoked.explanation': {
    id: 'audit.AttendanceExcuseRevoked.explanation',
    defaultMessage: 'The explanation no longer excuses {subject} on {date}, period {period}: {status}',
    description: 'The decision about an explanation was reversed; the status is what counts now',
  },
  'AttendanceExcuseRevoked.manual': {
    id: 'audit.AttendanceExcuseRevoked.manual',
    defaultMessage: '{actor} took the excuse of {subject} back on {date}, period {period}: {status}',
    description: 'Staff took an excuse back; the status is what counts now',
  },
  AttendanceMarkedAbsent: {
    id: 'audit.AttendanceMarkedAbsent',
    defaultMessage: '{subject} was marked absent on {date}, period {period}, because the leave was acknowledged only',
    description: 'A mark that follows from acknowledged leave',
  },
  RegisterClosed: {
    id: 'audit.RegisterClosed',
    defaultMessage: '{actor} closed the register of {group} for {date}, period {period}',
    description: 'Who was not marked counts as absent',
  },
});
