import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const excusedWorkCategories = defineMessages('auditLog.category', {
  excusedWork: ['Excused work', 'Kind of record in the system log'],
});

/** One sentence an event type. `{subject}` is the person whom the event is about. */
export const excusedWorkSentences = defineMessages('audit', {
  WorkExcused: ['{actor} excused {subject} from {work}', '{work} is an exam or an assignment'],
  WorkExcuseWithdrawn: [
    '{actor} took back that {subject} is excused from {work}',
    '{work} is an exam or an assignment',
  ],
});

/** The log calls the fields so. */
export const excusedWorkAuditFields = defineMessages('audit.field', {
  isExcused: ['Excused', 'A field of an event: isExcused'],
});

/** The log calls the fixed values so. */
export const excusedWorkAuditValues = defineMessages('audit.value', {
  exam: ['exam', 'A value of an event: exam'],
  assignment: ['assignment', 'A value of an event: assignment'],
});
