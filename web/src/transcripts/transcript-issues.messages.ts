import { defineMessages } from '../lib/i18n/index.ts';

/** Issuing a transcript with a code by which others check it, and what was issued. */
export const transcriptIssuesMessages = defineMessages('transcriptIssues', {
  issue: ['Issue with a code', 'Button: issues the transcript with a verification code.'],
  issueTitle: ['Issue this transcript with a verification code?', 'Question before it is issued.'],
  issueMeans: [
    'It is certified as it stands now. Whoever is given the code can check it without signing in, and sees its grades, until it is withdrawn.',
    'Below that question.',
  ],
  issueOnce: [
    'The code is shown only once: print the transcript afterwards, before you leave the page.',
    'Below that question.',
  ],
  confirm: ['Issue', 'Button that answers that question.'],
  once: [
    'The transcript is issued. Its code is shown only now: print the transcript, or copy the code.',
    'Above a new code.',
  ],
  code: ['Verification code', 'Label of a new code, on paper too.'],
  copy: ['Copy the code', 'Button.'],
  copied: ['The code is copied.', 'Said afterwards.'],
  notCopied: ['Your browser did not copy it. Select the code and copy it yourself.', 'Said in place of that.'],
  leave: [
    'You have neither printed the transcript nor copied its code, which cannot be shown again. Leave this page?',
    'Asked before the page with a new code is left.',
  ],
  issuedPrinted: ['Issued {date} with a verification code', 'On paper, below the title of the transcript.'],
  issuedShown: [
    'Issued {date} with a verification code. Select any grade to see where it comes from.',
    'Below the title of the transcript, as long as its code is shown.',
  ],
  checkAt: ['Check this transcript at {address}', 'On paper, beside the code.'],
  picture: ['Picture that opens the page where this transcript is checked', 'Of a QR code, read out.'],
  title: ['Issued transcripts', 'Heading of a list.'],
  issuedBy: ['Issued {date} by {name}', 'A transcript that was issued; the date has a time.'],
  issued: ['Issued {date}', 'The same where nobody knows any more by whom.'],
  counts: ['Counts', 'State of a transcript that was issued.'],
  withdrawnOn: ['Withdrawn {date}', 'State of a transcript that was issued; the date has a time.'],
  reason: ['Reason: {reason}', 'Why it was withdrawn.'],
  withdraw: ['Withdraw', 'Button.'],
  withdrawOf: [
    'Withdraw: issued {date}',
    'Full label of that button, read out; it begins with the word on the button.',
  ],
  withdrawTitle: ['Withdraw the transcript issued {date}', 'Title of a form; the date has a time.'],
  withdrawMeans: [
    'Whoever checks its code is told that it no longer counts, and since when, but not why. This cannot be undone.',
    'In that form.',
  ],
  withdrawDone: ['The transcript is withdrawn.', 'Said afterwards.'],
});
