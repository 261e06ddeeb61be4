import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const submissionCategories = defineMessages({
  submission: {
    id: 'auditLog.category.submission',
    defaultMessage: 'Submission',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const submissionSentences = defineMessages({
  SubmissionFileAdded: {
    id: 'audit.SubmissionFileAdded',
    defaultMessage: '{subject} added a file to {assignment}',
    description: 'A file of a submission',
  },
  SubmissionFileRemoved: {
    id: 'audit.SubmissionFileRemoved',
    defaultMessage: '{subject} removed a file from {assignment}',
    description: 'A file of a submission',
  },
  AssignmentSubmitted: {
    id: 'audit.AssignmentSubmitted',
    defaultMessage: '{subject} handed in {assignment}',
    description: 'Work was handed in',
  },
  SubmissionGraded: {
    id: 'audit.SubmissionGraded',
    defaultMessage: '{actor} graded {assignment} of {subject}: {grade}',
    description: 'A percent, or complete or incomplete',
  },
  SubmissionRegraded: {
    id: 'audit.SubmissionRegraded',
    defaultMessage: '{actor} changed the grade of {assignment} of {subject}: {grade}',
    description: 'A percent, or complete or incomplete',
  },
  SubmissionReopened: {
    id: 'audit.SubmissionReopened',
    defaultMessage: '{actor} opened {assignment} again for {subject} until {date}',
    description: 'Work may be handed in once more',
  },
});

/** What the fields are called. */
export const submissionAuditFields = defineMessages({
  grade: { id: 'audit.field.grade', defaultMessage: 'Grade', description: 'A field of an event: grade' },
  complete: { id: 'audit.field.complete', defaultMessage: 'Complete', description: 'A field of an event: complete' },
  until: { id: 'audit.field.until', defaultMessage: 'Until', description: 'A field of an event: until' },
});

/** What the fixed values are called. */
export const submissionAuditValues = defineMessages({
  complete: { id: 'audit.value.complete', defaultMessage: 'complete', description: 'A value of an event: complete' },
  incomplete: {
    id: 'audit.value.incomplete',
    defaultMessage: 'incomplete',
    description: 'A value of an event: incomplete',
  },
});
