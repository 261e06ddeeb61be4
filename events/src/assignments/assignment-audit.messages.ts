import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const assignmentCategories = defineMessages({
  assignment: {
    id: 'auditLog.category.assignment',
    defaultMessage: 'Assignment',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const assignmentSentences = defineMessages({
  AssignmentDefined: {
    id: 'audit.AssignmentDefined',
    defaultMessage: '{actor} set the assignment {name} for the group {group}',
    description: 'Work that students hand in',
  },
  AssignmentRevised: {
    id: 'audit.AssignmentRevised',
    defaultMessage: '{actor} changed the assignment {name}',
    description: 'Work that students hand in',
  },
  AssignmentDueDateChanged: {
    id: 'audit.AssignmentDueDateChanged',
    defaultMessage: '{actor} moved the assignment {name}, now due on {date}',
    description: 'When it is due',
  },
});

/** What the fields are called. */
export const assignmentAuditFields = defineMessages({
  weight: { id: 'audit.field.weight', defaultMessage: 'Weight', description: 'A field of an event: weight' },
  dueAt: { id: 'audit.field.dueAt', defaultMessage: 'Due', description: 'A field of an event: dueAt' },
});
