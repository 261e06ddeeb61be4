import { defineMessages } from '../kernel/messages.ts';

/** Letters to graduates, of news, and about requests within the house. */
export const collegeMailTexts = defineMessages('mail.requestAnswered', {
  alumniSubject: ['Welcome to the alumni of {orgName}', 'Subject, to a graduate', 'mail.alumniWelcome.subject'],
  alumniIntro: [
    'Congratulations on your graduation in {gradYear}. You now belong to the alumni: their library, their news and their groups are open to you.',
    'First sentence, to a graduate',
    'mail.alumniWelcome.intro',
  ],
  alumniButton: ['Open the alumni pages', 'Link', 'mail.alumniWelcome.button'],
  newsIntro: [
    'There is news from {orgName}: {title}',
    'First sentence of a letter about an item of news; its subject is the title',
    'mail.newsPublished.intro',
  ],
  newsButton: ['Read the news', 'Link', 'mail.newsPublished.button'],
  newsNote: [
    'You get this letter because you asked for news by e-mail. You can end it among the preferences in your profile.',
    'Below the link',
    'mail.newsPublished.note',
  ],
  ministryPendingSubject: [
    'A ministry waits for approval: {ministry}',
    'Subject, to the alumni admins',
    'mail.ministryPending.subject',
  ],
  ministryPendingIntro: [
    '{owner} has listed a ministry, or changed it. The alumni see it once it is approved.',
    'First sentence, to the alumni admins',
    'mail.ministryPending.intro',
  ],
  ministryApprovedSubject: [
    'Your ministry was approved: {ministry}',
    'Subject, to whoever listed a ministry',
    'mail.ministryApproved.subject',
  ],
  ministryApprovedIntro: [
    'All alumni now see your ministry in their registry. If you change it, it is to be approved again.',
    'First sentence, to whoever listed a ministry',
    'mail.ministryApproved.intro',
  ],
  ministry: ['Ministry', 'Label', 'mail.ministryPending.ministry'],
  ministryButton: ['Open the registry', 'Link', 'mail.ministryPending.button'],
  digestSubject: ['What there is new for you', 'Subject', 'mail.digest.subject'],
  digestIntro: [
    'This has come together since your last e-mail of the day:',
    'First sentence of the one letter a day; a list follows',
    'mail.digest.intro',
  ],
  digestButton: ['Open your notifications', 'Link', 'mail.digest.button'],
  digestNote: ['You get one e-mail a day because you chose it in your profile.', 'Below the link', 'mail.digest.note'],
  digestMore: ['And {count} more', 'Below the list', 'mail.digest.more'],
  requestSubject: ['Your request was answered', 'Subject, to whoever made a request', 'mail.requestAnswered.subject'],
  requestIntro: [
    'There is an answer to your request:',
    'First sentence, to whoever made a request',
    'mail.requestAnswered.intro',
  ],
  request: ['Request', 'Label'],
  requestAnswer: ['Answer', 'Label', 'mail.requestAnswered.answer'],
  requestButton: ['Open the request', 'Link', 'mail.requestAnswered.button'],
});
