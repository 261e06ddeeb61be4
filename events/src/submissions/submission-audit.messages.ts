import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const submissionCategories = defineMessages('auditLog.category', {
  submission: ['Submission', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const submissionSentences = defineMessages('audit', {
  SubmissionFileAdded: ['{subject} added a file to {assignment}', 'A file of a submission'],
  SubmissionFileRemoved: ['{subject} removed a file from {assignment}', 'A file of a submission'],
  AssignmentSubmitted: ['{subject} handed in {assignment}', 'Work was handed in'],
  SubmissionGraded: ['{actor} graded {assignment} of {subject}: {grade}', 'A percent, or complete or incomplete'],
  SubmissionRegraded: [
    '{actor} changed the grade of {assignment} of {subject}: {grade}',
    'A percent, or complete or incomplete',
  ],
  SubmissionReopened: [
    '{actor} opened {assignment} again for {subject} until {date}',
    'Work may be handed in once more',
  ],
  SubmissionReminderDue: [
    '{subject} was to be reminded of {assignment}, which closes again',
    'A day before work that was opened again closes',
  ],
});

/** The log calls the fields so. */
export const submissionAuditFields = defineMessages('audit.field', {
  grade: ['Grade', 'A field of an event: grade'],
  complete: ['Complete', 'A field of an event: complete'],
  until: ['Until', 'A field of an event: until'],
});

/** The log calls the fixed values so. */
export const submissionAuditValues = defineMessages('audit.value', {
  submissions: ['Submissions', 'What a permission is for, as the menu of the console calls it'],
  complete: ['complete', 'A value of an event: complete'],
  incomplete: ['incomplete', 'A value of an event: incomplete'],
});
