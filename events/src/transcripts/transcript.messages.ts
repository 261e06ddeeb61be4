import { defineMessages } from '../kernel/messages.ts';

/** Why a note is not put into a transcript. */
export const transcriptMessages = defineMessages('transcript', {
  groupUnknown: ['There is no such group.', 'The group of a transcript'],
  notEnrolled: ['This person was never in this group.', 'The student of a transcript'],
  noteExists: ['This note already exists.', 'The id belongs to another note'],
  nothingToIssue: ['There is nothing in this transcript yet.', 'A transcript without courses is not issued'],
  issueExists: ['This transcript has already been issued.', 'The id belongs to another issued transcript'],
});

/** What is held on a person, as the person is handed it. */
export const transcriptExportMessages = defineMessages('myData', {
  notes: ['Transcript notes', 'Heading of a part of the downloaded data'],
  'notes.about': ['Notes of the office on your transcript.', 'Below the heading of a part of the downloaded data'],
  transcriptIssues: ['Issued transcripts', 'Heading of a part of the downloaded data'],
  'transcriptIssues.about': [
    'Transcripts that were issued with a verification code, as they were certified.',
    'Below the heading of a part of the downloaded data',
  ],
});
