import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const teacherCategories = defineMessages('auditLog.category', {
  teacher: ['Teacher', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const teacherSentences = defineMessages('audit', {
  TeacherSaved: ['{actor} saved the teacher {name}', 'What is shown of a teacher'],
  TeacherDeleted: ['{actor} deleted the teacher {name}', 'A teacher who is not shown any more'],
});

/** What the fields are called. */
export const teacherAuditFields = defineMessages('audit.field', {
  bio: ['About', 'A field of an event: bio'],
});

/** What the fixed values are called. */
export const teacherAuditValues = defineMessages('audit.value', {
  teachers: ['Teachers', 'What a permission is for, as the menu of the console calls it'],
  facilitator: ['facilitator', 'A value of an event: facilitator'],
});
