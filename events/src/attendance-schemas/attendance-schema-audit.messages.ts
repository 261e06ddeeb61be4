import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const attendanceSchemaCategories = defineMessages({
  attendanceSchema: {
    id: 'auditLog.category.attendanceSchema',
    defaultMessage: 'Attendance schema',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const attendanceSchemaSentences = defineMessages({
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
});

/** What the fields are called. */
export const attendanceSchemaAuditFields = defineMessages({
  terms: { id: 'audit.field.terms', defaultMessage: 'Terms', description: 'A field of an event: terms' },
  grading: { id: 'audit.field.grading', defaultMessage: 'Grading', description: 'A field of an event: grading' },
  deleted: { id: 'audit.field.deleted', defaultMessage: 'Deleted', description: 'A field of an event: deleted' },
  graceAbsentsPerTerm: {
    id: 'audit.field.graceAbsentsPerTerm',
    defaultMessage: 'Absences a term without deduction',
    description: 'A field of an event: graceAbsentsPerTerm',
  },
  graceLatesPerTerm: {
    id: 'audit.field.graceLatesPerTerm',
    defaultMessage: 'Lates a term without deduction',
    description: 'A field of an event: graceLatesPerTerm',
  },
  absenceDeduction: {
    id: 'audit.field.absenceDeduction',
    defaultMessage: 'Deduction for each further absence',
    description: 'A field of an event: absenceDeduction',
  },
  lateDeduction: {
    id: 'audit.field.lateDeduction',
    defaultMessage: 'Deduction for each further late',
    description: 'A field of an event: lateDeduction',
  },
});
