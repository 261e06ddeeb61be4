import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const alumniProfileCategories = defineMessages('auditLog.category', {
  alumniProfile: ['Alumni profile', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const alumniProfileSentences = defineMessages('audit', {
  AlumniProfileCompleted: ['{subject} completed the alumni profile', 'Location, date and place of graduation'],
  AlumniProfileUpdated: ['{subject} changed the alumni profile', 'Location, date and place of graduation'],
});

/** The log calls the fields so. */
export const alumniProfileAuditFields = defineMessages('audit.field', {
  gradDate: ['Date of graduation', 'A field of an event: gradDate'],
  gradPlace: ['Place of graduation, in the alumni profile', 'A field of an event: gradPlace'],
});
