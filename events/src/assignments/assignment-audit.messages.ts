import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const assignmentCategories = defineMessages('auditLog.category', {
  assignment: ['Assignment', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const assignmentSentences = defineMessages('audit', {
  AssignmentDefined: ['{actor} set the assignment {name} for the group {group}', 'Work that students hand in'],
  AssignmentRevised: ['{actor} changed the assignment {name}', 'Work that students hand in'],
  AssignmentDueDateChanged: ['{actor} moved the assignment {name}, now due on {date}', 'When it is due'],
  AssignmentReminderDue: ['The reminder of the assignment {name} fell due', 'A day before it is due'],
});

/** The log calls the fields so. */
export const assignmentAuditFields = defineMessages('audit.field', {
  weight: ['Weight', 'A field of an event: weight'],
  dueAt: ['Due', 'A field of an event: dueAt'],
  maxFiles: ['Maximum number of files', 'A field of an event: maxFiles, how many may be handed in'],
  acceptTypes: ['Kinds of files', 'A field of an event: acceptTypes, which may be handed in'],
});
