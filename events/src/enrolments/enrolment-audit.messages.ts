import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const enrolmentCategories = defineMessages({
  enrolment: {
    id: 'auditLog.category.enrolment',
    defaultMessage: 'Enrolment',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const enrolmentSentences = defineMessages({
  EnrolmentStarted: {
    id: 'audit.EnrolmentStarted',
    defaultMessage: '{actor} enrolled {subject} in {group}',
    description: 'A student joined a group',
  },
  EnrolmentWithdrawn: {
    id: 'audit.EnrolmentWithdrawn',
    defaultMessage: '{actor} withdrew {subject} from {group}',
    description: 'A student left a group',
  },
  EnrolmentSuspended: {
    id: 'audit.EnrolmentSuspended',
    defaultMessage: '{actor} suspended the enrolment of {subject} in {group}: the account was deactivated',
    description: 'Follows from a deactivation or an erasure',
  },
  EnrolmentResumed: {
    id: 'audit.EnrolmentResumed',
    defaultMessage: '{actor} resumed the enrolment of {subject} in {group}: the account was reactivated',
    description: 'Follows from a reactivation',
  },
  EnrolmentCompleted: {
    id: 'audit.EnrolmentCompleted',
    defaultMessage: '{subject} completed {group} in {year}',
    description: 'A student finished the program of a group',
  },
  StudentGraduated: {
    id: 'audit.StudentGraduated',
    defaultMessage: '{subject} graduated from {group} in {year} and became an alumnus',
    description: 'Of program year 2 or later',
  },
  GraduationUndone: {
    id: 'audit.GraduationUndone',
    defaultMessage: '{actor} took the graduation of {subject} from {group} back',
    description: 'A graduation by mistake',
  },
});

/** What the fields are called. */
export const enrolmentAuditFields = defineMessages({
  source: { id: 'audit.field.source', defaultMessage: 'Source', description: 'A field of an event: source' },
  gradYear: {
    id: 'audit.field.gradYear',
    defaultMessage: 'Year of graduation',
    description: 'A field of an event: gradYear',
  },
  gradLocation: {
    id: 'audit.field.gradLocation',
    defaultMessage: 'Place of graduation',
    description: 'A field of an event: gradLocation',
  },
  isAlumni: { id: 'audit.field.isAlumni', defaultMessage: 'Alumni', description: 'A field of an event: isAlumni' },
});

/** What the fixed values are called. */
export const enrolmentAuditValues = defineMessages({
  selfSignUp: {
    id: 'audit.value.selfSignUp',
    defaultMessage: 'self sign-up',
    description: 'A value of an event: selfSignUp',
  },
  policy: { id: 'audit.value.policy', defaultMessage: 'a rule', description: 'A value of an event: policy' },
});
