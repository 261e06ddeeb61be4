import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const alumniVideoCategories = defineMessages('auditLog.category', {
  alumniVideo: ['Video for alumni', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const alumniVideoSentences = defineMessages('audit', {
  AlumniVideoListed: ['{actor} listed the video “{name}” for the alumni', 'It stands in the library of the alumni'],
  AlumniVideoUnlisted: [
    '{actor} took the video “{name}” out of the library of the alumni',
    'It stays uploaded, and only staff see it',
  ],
});

/** The log calls the fields so. */
export const alumniVideoAuditFields = defineMessages('audit.field', {
  listed: ['Listed', 'A field of an event: whether alumni see a video'],
});
