import { defineMessages } from '../kernel/messages.ts';

/** Letters to graduates, of news, and about requests within the house. */
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
  newsIntro: {
    id: 'mail.newsPublished.intro',
    defaultMessage: 'There is news from {orgName}: {title}',
    description: 'First sentence of a letter about an item of news; its subject is the title',
  },
  newsButton: { id: 'mail.newsPublished.button', defaultMessage: 'Read the news', description: 'Link' },
  newsNote: {
    id: 'mail.newsPublished.note',
    defaultMessage:
      'You get this letter because you asked for news by e-mail. You can end it among the preferences in your profile.',
    description: 'Below the link',
  },
  digestSubject: { id: 'mail.digest.subject', defaultMessage: 'What there is new for you', description: 'Subject' },
  digestIntro: {
    id: 'mail.digest.intro',
    defaultMessage: 'This has come together since your last e-mail of the day:',
    description: 'First sentence of the one letter a day; a list follows',
  },
  digestButton: { id: 'mail.digest.button', defaultMessage: 'Open your notifications', description: 'Link' },
  digestNote: {
    id: 'mail.digest.note',
    defaultMessage: 'You get one e-mail a day because you chose it in your profile.',
    description: 'Below the link',
  },
  digestMore: { id: 'mail.digest.more', defaultMessage: 'And {count} more', description: 'Below the list' },
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
