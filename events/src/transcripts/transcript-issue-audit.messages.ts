import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const transcriptIssueCategories = defineMessages('auditLog.category', {
  transcriptIssue: ['Issued transcript', 'Kind of record in the system log: a transcript with a verification code'],
});

/** One sentence an event type. `{subject}` is the person whom the event is about. */
export const transcriptIssueSentences = defineMessages('audit', {
  TranscriptIssued: [
    '{actor} issued the transcript of {subject} with a verification code',
    'Whoever holds the code can check the transcript',
  ],
  TranscriptIssueWithdrawn: [
    '{actor} withdrew an issued transcript of {subject}',
    'Whoever checks its code is told that it no longer counts',
  ],
});
