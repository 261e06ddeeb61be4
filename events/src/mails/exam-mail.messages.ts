import { defineMessages } from '../kernel/messages.ts';

/** Letters about the times of exams and about how attempts went. */
export const examMailTexts = defineMessages('mail', {
  scheduledSubject: [
    '{exam}: to be taken by {date}',
    'Subject to a student, when the time of an exam is set or changed',
    'mail.examScheduled.subject',
  ],
  scheduledIntro: [
    'You can take {exam} in the time below. If you were told of another time before, this one counts.',
    'First sentence to a student, when the time of an exam is set or changed',
    'mail.examScheduled.intro',
  ],
  reminderLockedIntro: [
    'You have not taken {exam} yet. After it has closed, it can no longer be taken.',
    'First sentence to a student who has not taken the exam, when nobody may take it late',
    'mail.examReminder.lockedIntro',
  ],
  resultSubject: ['Your result: {exam}', 'Subject to a student whose attempt has ended', 'mail.examResult.subject'],
  passedIntro: ['You have passed {exam}.', 'First sentence to a student', 'mail.examResult.passed.intro'],
  failedIntro: [
    'You have not passed {exam} in this attempt.',
    'First sentence to a student',
    'mail.examResult.failed.intro',
  ],
  openResult: ['Open the result', 'Text of the link to the result', 'mail.examResult.button'],
  opensAt: ['Opens', 'Label: day and hour at which an exam opens', 'mail.label.opensAt'],
  score: ['Score', 'Label: what an attempt is worth, in percent', 'mail.label.score'],
  scaledFrom: ['Scaled from', 'Label: the score before it was scaled down, in percent', 'mail.label.scaledFrom'],
  attempt: ['Attempt', 'Label: which attempt it was, of how many', 'mail.label.attempt'],
  attemptOf: ['{attempt} of {allowedAttempts}', 'Value: which attempt it was, of how many', 'mail.value.attemptOf'],
});
