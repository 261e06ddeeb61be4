import { defineMessages } from '../kernel/messages.ts';

/** Why a message is not sent. */
export const alumniMessageMessages = defineMessages('alumniMessage', {
  limitReached: ['You have reached the limit of 3 messages for today.', 'The fourth message of a day is refused'],
  noFormerStudent: [
    'This person is not among the former students you can write to.',
    'The recipient has not graduated, or has left',
  ],
  noDepartment: [
    'The alumni department cannot be reached here yet.',
    'Nobody is named in the settings who answers for the alumni',
  ],
});

/** What is held on a person, as the person is handed it. */
export const alumniMessageExportMessages = defineMessages('myData', {
  alumniMessages: ['Messages to alumni', 'Heading of a part of the downloaded data'],
  'alumniMessages.about': [
    'What you wrote to former students and to the alumni department.',
    'Below the heading of a part of the downloaded data',
  ],
});
