import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const courseCategories = defineMessages({
  course: { id: 'auditLog.category.course', defaultMessage: 'Course', description: 'Kind of record in the system log' },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const courseSentences = defineMessages({
  CourseCreated: {
    id: 'audit.CourseCreated',
    defaultMessage: '{actor} created the course {name}',
    description: 'A course that groups take',
  },
});

/** What the fields are called. */
export const courseAuditFields = defineMessages({
  code: { id: 'audit.field.code', defaultMessage: 'Code', description: 'A field of an event: code' },
  credits: { id: 'audit.field.credits', defaultMessage: 'Credits', description: 'A field of an event: credits' },
});
