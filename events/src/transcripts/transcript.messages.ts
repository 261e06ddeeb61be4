import { defineMessages } from '../kernel/messages.ts';

/** Why a note is not put into a transcript. */
export const transcriptMessages = defineMessages({
  groupUnknown: {
    id: 'transcript.groupUnknown',
    defaultMessage: 'There is no such group.',
    description: 'The group of a transcript',
  },
  notEnrolled: {
    id: 'transcript.notEnrolled',
    defaultMessage: 'This person was never in this group.',
    description: 'The student of a transcript',
  },
  noteExists: {
    id: 'transcript.noteExists',
    defaultMessage: 'This note already exists.',
    description: 'The id belongs to another note',
  },
});
