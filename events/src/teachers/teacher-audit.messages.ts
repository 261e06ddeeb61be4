import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const teacherCategories = defineMessages({
  teacher: {
    id: 'auditLog.category.teacher',
    defaultMessage: 'Teacher',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type. */
export const teacherSentences = defineMessages({
  TeacherSaved: {
    id: 'audit.TeacherSaved',
    defaultMessage: '{actor} saved the teacher {name}',
    description: 'What is shown of a teacher',
  },
  TeacherDeleted: {
    id: 'audit.TeacherDeleted',
    defaultMessage: '{actor} deleted the teacher {name}',
    description: 'A teacher who is not shown any more',
  },
});

/** What the fields are called. */
export const teacherAuditFields = defineMessages({
  bio: { id: 'audit.field.bio', defaultMessage: 'About', description: 'A field of an event: bio' },
  kind: { id: 'audit.field.kind', defaultMessage: 'Kind', description: 'A field of an event: kind' },
});

/** What the fixed values are called. */
export const teacherAuditValues = defineMessages({
  facilitator: {
    id: 'audit.value.facilitator',
    defaultMessage: 'facilitator',
    description: 'A value of an event: facilitator',
  },
});
