import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const alumniProfileCategories = defineMessages({
  alumniProfile: {
    id: 'auditLog.category.alumniProfile',
    defaultMessage: 'Alumni profile',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const alumniProfileSentences = defineMessages({
  AlumniProfileCompleted: {
    id: 'audit.AlumniProfileCompleted',
    defaultMessage: '{subject} completed the alumni profile',
    description: 'Location, date and place of graduation',
  },
  AlumniProfileUpdated: {
    id: 'audit.AlumniProfileUpdated',
    defaultMessage: '{subject} changed the alumni profile',
    description: 'Location, date and place of graduation',
  },
});

/** What the fields are called. */
export const alumniProfileAuditFields = defineMessages({
  gradDate: {
    id: 'audit.field.gradDate',
    defaultMessage: 'Date of graduation',
    description: 'A field of an event: gradDate',
  },
  gradPlace: {
    id: 'audit.field.gradPlace',
    defaultMessage: 'Place of graduation, in the alumni profile',
    description: 'A field of an event: gradPlace',
  },
});
