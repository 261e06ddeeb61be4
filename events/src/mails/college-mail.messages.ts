import { defineMessages } from '../kernel/messages.ts';

/** Letters to graduates, and about requests within the house. */
export const collegeMailTexts = defineMessages({
  alumniSubject: {
    id: 'mail.alumniWelcome.subject',
    defaultMessage: 'Welcome to the alumni of {orgName}',
    description: 'Subject, to a graduate',
  },
  alumniIntro: {
    id: 'mail.alumniWelcome.intro',
    defaultMessage:
      'Congratulations on your graduation in {gradYear}. You now belong to the alumni: their library, their news and their groups are open to you.',
    description: 'First sentence, to a graduate',
  },
  alumniButton: { id: 'mail.alumniWelcome.button', defaultMessage: 'Open the alumni pages', description: 'Link' },
  requestSubject: {
    id: 'mail.requestAnswered.subject',
    defaultMessage: 'Your request was answered',
    description: 'Subject, to whoever made a request',
  },
  requestIntro: {
    id: 'mail.requestAnswered.intro',
    defaultMessage: 'There is an answer to your request:',
    description: 'First sentence, to whoever made a request',
  },
  request: { id: 'mail.requestAnswered.request', defaultMessage: 'Request', description: 'Label' },
  requestAnswer: { id: 'mail.requestAnswered.answer', defaultMessage: 'Answer', description: 'Label' },
  requestButton: { id: 'mail.requestAnswered.button', defaultMessage: 'Open the request', description: 'Link' },
});
