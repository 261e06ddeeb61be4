import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const enrolmentCategories = defineMessages('auditLog.category', {
  enrolment: ['Enrolment', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const enrolmentSentences = defineMessages('audit', {
  EnrolmentStarted: ['{actor} enrolled {subject} in {group}', 'A student joined a group'],
  EnrolmentStartCorrected: [
    '{actor} corrected the first day of {subject} in {group}',
    'The enrolment began on another day than was said',
  ],
  EnrolmentWithdrawn: ['{actor} withdrew {subject} from {group}', 'A student left a group'],
  EnrolmentSuspended: [
    '{actor} suspended the enrolment of {subject} in {group}: the account was deactivated',
    'Follows from a deactivation or an erasure',
  ],
  EnrolmentResumed: [
    '{actor} resumed the enrolment of {subject} in {group}: the account was reactivated',
    'Follows from a reactivation',
  ],
  EnrolmentCompleted: ['{subject} completed {group} in {year}', 'A student finished the program of a group'],
  StudentGraduated: ['{subject} graduated from {group} in {year} and became an alumnus', 'Of program year 2 or later'],
  GraduationUndone: ['{actor} took the graduation of {subject} from {group} back', 'A graduation by mistake'],
});

/** The log calls the fields so. */
export const enrolmentAuditFields = defineMessages('audit.field', {
  source: ['Source', 'A field of an event: source'],
  gradYear: ['Year of graduation', 'A field of an event: gradYear'],
  gradLocation: ['Place of graduation', 'A field of an event: gradLocation'],
  isAlumni: ['Alumni', 'A field of an event: isAlumni'],
});

/** The log calls the fixed values so. */
export const enrolmentAuditValues = defineMessages('audit.value', {
  selfSignUp: ['self sign-up', 'A value of an event: selfSignUp'],
  policy: ['a rule', 'A value of an event: policy'],
});
