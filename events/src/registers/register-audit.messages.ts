import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const registerCategories = defineMessages({
  attendanceRegister: {
    id: 'auditLog.category.attendanceRegister',
    defaultMessage: 'Register',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const registerSentences = defineMessages({
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

/** What the fields are called. */
export const registerAuditFields = defineMessages({
  input: { id: 'audit.field.input', defaultMessage: 'Mark', description: 'A field of an event: input' },
  periodKey: { id: 'audit.field.periodKey', defaultMessage: 'Period', description: 'A field of an event: periodKey' },
  term: { id: 'audit.field.term', defaultMessage: 'Term', description: 'A field of an event: term' },
  startsAt: { id: 'audit.field.startsAt', defaultMessage: 'Starts', description: 'A field of an event: startsAt' },
  minutesLateThreshold: {
    id: 'audit.field.minutesLateThreshold',
    defaultMessage: 'Minutes until absent',
    description: 'A field of an event: minutesLateThreshold',
  },
  students: { id: 'audit.field.students', defaultMessage: 'Students', description: 'A field of an event: students' },
  arrivedAt: { id: 'audit.field.arrivedAt', defaultMessage: 'Arrived', description: 'A field of an event: arrivedAt' },
  minutesLate: {
    id: 'audit.field.minutesLate',
    defaultMessage: 'Minutes late',
    description: 'A field of an event: minutesLate',
  },
  register: { id: 'audit.field.register', defaultMessage: 'Register', description: 'A field of an event: register' },
});

/** What the fixed values are called. */
export const registerAuditValues = defineMessages({
  present: { id: 'audit.value.present', defaultMessage: 'present', description: 'A value of an event: present' },
  absent: { id: 'audit.value.absent', defaultMessage: 'absent', description: 'A value of an event: absent' },
  late: { id: 'audit.value.late', defaultMessage: 'late', description: 'A value of an event: late' },
  unmarked: { id: 'audit.value.unmarked', defaultMessage: 'not marked', description: 'A value of an event: unmarked' },
  leave: { id: 'audit.value.leave', defaultMessage: 'approved leave', description: 'A value of an event: leave' },
  explanation: {
    id: 'audit.value.explanation',
    defaultMessage: 'an accepted explanation',
    description: 'A value of an event: explanation',
  },
  manual: { id: 'audit.value.manual', defaultMessage: 'staff', description: 'A value of an event: manual' },
});
