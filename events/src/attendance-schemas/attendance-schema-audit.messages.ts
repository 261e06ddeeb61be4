import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const attendanceSchemaCategories = defineMessages('auditLog.category', {
  attendanceSchema: ['Attendance schema', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const attendanceSchemaSentences = defineMessages('audit', {
  AttendanceSchemaDefined: ['{actor} defined the attendance schema {name}', 'Terms, periods and grading of attendance'],
  AttendanceSchemaRevised: [
    '{actor} revised the attendance schema {name}, now version {version}',
    'Terms, periods or grading changed',
  ],
  AttendanceSchemaDeleted: ['{actor} deleted the attendance schema {name}', 'The schema is not offered any more'],
});

/** The log calls the fields so. */
export const attendanceSchemaAuditFields = defineMessages('audit.field', {
  terms: ['Terms', 'A field of an event: terms'],
  grading: ['Grading', 'A field of an event: grading'],
  deleted: ['Deleted', 'A field of an event: deleted'],
  graceAbsentsPerTerm: ['Absences a term without deduction', 'A field of an event: graceAbsentsPerTerm'],
  graceLatesPerTerm: ['Lates a term without deduction', 'A field of an event: graceLatesPerTerm'],
  absenceDeduction: ['Deduction for each further absence', 'A field of an event: absenceDeduction'],
  lateDeduction: ['Deduction for each further late', 'A field of an event: lateDeduction'],
});

/** The log calls the fixed values so. */
export const attendanceSchemaAuditValues = defineMessages('audit.value', {
  attendanceSchemas: ['Attendance schemas', 'What a permission is for, as the menu of the console calls it'],
});
