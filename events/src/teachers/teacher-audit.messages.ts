import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const teacherCategories = defineMessages('auditLog.category', {
  teacher: ['Teacher', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const teacherSentences = defineMessages('audit', {
  TeacherSaved: ['{actor} saved the teacher {name}', 'What is shown of a teacher'],
  TeacherDeleted: ['{actor} deleted the teacher {name}', 'A teacher who is not shown any more'],
});

/** The log calls the fields so. */
export const teacherAuditFields = defineMessages('audit.field', {
  bio: ['About', 'A field of an event: bio'],
});

/** The log calls the fixed values so. */
export const teacherAuditValues = defineMessages('audit.value', {
  teachers: ['Teachers', 'What a permission is for, as the menu of the console calls it'],
  facilitator: ['facilitator', 'A value of an event: facilitator'],
});
