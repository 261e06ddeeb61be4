import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const alumniMessageCategories = defineMessages('auditLog.category', {
  alumniMessageQuota: ['Messages to alumni', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const alumniMessageSentences = defineMessages('audit', {
  AlumniMessageSent: [
    '{actor} wrote to the former student {name} (message {ordinal} of the day)',
    'An alumnus wrote to another one',
  ],
  AlumniDepartmentContacted: ['{actor} wrote to the alumni department', 'An alumnus wrote to the office'],
});

/** The log calls the fields so. */
export const alumniMessageAuditFields = defineMessages('audit.field', {
  recipientId: ['Recipient', 'A field of an event: recipientId'],
  day: ['Day', 'A field of an event: day, in the region of the sender'],
  message: ['Message', 'A field of an event: what one person wrote to another'],
});
