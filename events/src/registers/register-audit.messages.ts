import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const registerCategories = defineMessages('auditLog.category', {
  attendanceRegister: ['Register', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const registerSentences = defineMessages('audit', {
  RegisterOpened: ['{actor} opened the register of {group} for {date}, period {period}', 'A register can be taken'],
  RegisterStudentsAdded: [
    '{actor} added students to the register of {group} for {date}, period {period}: {people}',
    'Students who were enrolled after the register was opened',
  ],
  AttendanceRecorded: [
    '{actor} marked {subject} {status} on {date}, period {period}',
    'A mark in a register; the status is one word such as present',
  ],
  AttendanceScanned: ['{subject} scanned in on {date}, period {period}: {status}', 'A mark by the student’s own scan'],
  AttendanceCorrected: [
    '{actor} corrected {subject}’s mark on {date}, period {period} from {from} to {to}',
    'A correction with a reason',
  ],
  'AttendanceCorrected.unmarked': [
    '{actor} corrected {subject}’s missing mark on {date}, period {period} to {to}',
    'A correction where nothing was marked before',
  ],
  MarksUndone: [
    '{actor} undid marks made together on {date}, period {period}: {people}',
    'The people whose marks are as before',
  ],
  'AttendanceExcused.leave': [
    '{subject} was excused on {date}, period {period}, by approved leave',
    'An excuse that follows from leave',
  ],
  'AttendanceExcused.explanation': [
    '{subject} was excused on {date}, period {period}, by an accepted explanation',
    'An excuse that follows from an explanation',
  ],
  'AttendanceExcused.manual': ['{actor} excused {subject} on {date}, period {period}', 'An excuse given by staff'],
  'AttendanceExcuseRevoked.leave': [
    'The leave no longer excuses {subject} on {date}, period {period}: {status}',
    'The decision about leave was reversed; the status is what counts now',
  ],
  'AttendanceExcuseRevoked.explanation': [
    'The explanation no longer excuses {subject} on {date}, period {period}: {status}',
    'The decision about an explanation was reversed; the status is what counts now',
  ],
  'AttendanceExcuseRevoked.manual': [
    '{actor} took the excuse of {subject} back on {date}, period {period}: {status}',
    'Staff took an excuse back; the status is what counts now',
  ],
  AttendanceMarkedAbsent: [
    '{subject} was marked absent on {date}, period {period}, because the leave was acknowledged only',
    'A mark that follows from acknowledged leave',
  ],
  RegisterClosed: [
    '{actor} closed the register of {group} for {date}, period {period}',
    'Who was not marked counts as absent',
  ],
});

/** The log calls the fields so. */
export const registerAuditFields = defineMessages('audit.field', {
  input: ['Mark', 'A field of an event: input'],
  periodKey: ['Period', 'A field of an event: periodKey'],
  term: ['Term', 'A field of an event: term'],
  minutesLateThreshold: ['Minutes until absent', 'A field of an event: minutesLateThreshold'],
  students: ['Students', 'A field of an event: students'],
  arrivedAt: ['Arrived', 'A field of an event: arrivedAt'],
  minutesLate: ['Minutes late', 'A field of an event: minutesLate'],
  register: ['Register', 'A field of an event: register'],
});

/** The log calls the fixed values so. */
export const registerAuditValues = defineMessages('audit.value', {
  registers: ['Attendance', 'What a permission is for, as the menu of the console calls it'],
  present: ['present', 'A value of an event: present'],
  absent: ['absent', 'A value of an event: absent'],
  late: ['late', 'A value of an event: late'],
  unmarked: ['not marked', 'A value of an event: unmarked'],
  leave: ['approved leave', 'A value of an event: leave'],
  explanation: ['an accepted explanation', 'A value of an event: explanation'],
  manual: ['staff', 'A value of an event: manual'],
});
