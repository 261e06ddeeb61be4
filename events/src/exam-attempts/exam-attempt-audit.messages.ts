import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const examAttemptCategories = defineMessages('auditLog.category', {
  examAttempt: ['Exam attempt', 'Kind of record in the system log'],
  examSitting: ['Attempts at an exam', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const examAttemptSentences = defineMessages('audit', {
  AttemptReserved: ['{subject} was given attempt {n} at {exam}', 'The number of an attempt'],
  SittingAttemptClosed: ['Attempt {n} of {subject} at {exam} counts as {outcome}', 'How an attempt ended'],
  SittingAttemptRevised: ['Attempt {n} of {subject} at {exam} now counts as {outcome}', 'A result was changed later'],
  SittingAttemptReturned: ['Attempt {n} at {exam} was given back to {subject}', 'A voided attempt does not count'],
  ExtraAttemptGranted: ['{actor} granted {subject} {count} more at {exam}', 'Additional attempts'],
  ExtraTimeGranted: ['{actor} gave {subject} {count} more minutes at {exam}', 'Additional time; 0 takes it back'],
  ExamAttemptStarted: ['{subject} started attempt {n} at {exam}', 'An exam is being taken'],
  ExamAnswerSaved: ['{subject} answered a question of {exam}', 'One answer; the last one counts'],
  ExamAttemptSubmitted: ['{subject} submitted attempt {n} at {exam}', 'The exam was sent in'],
  'ExamAttemptSubmitted.away': [
    '{subject} submitted attempt {n} at {exam}, after the server had been away for {count} min',
    'The exam was sent in after its time, because the server could not be reached; minutes',
  ],
  ExamAttemptGraded: ['Attempt {n} of {subject} at {exam} was graded {score}', 'The computed result'],
  'ExamAttemptGraded.scaled': [
    'Attempt {n} of {subject} at {exam} was graded {score}, scaled from {scaledFrom}',
    'The computed result, when the cap took something off',
  ],
  'ExamAttemptGraded.corrected': [
    'Attempt {n} of {subject} at {exam} was graded again after a question was corrected: {score}',
    'The computed result, once a question was corrected that had been graded wrongly',
  ],
  ExamAttemptAbandoned: [
    'Attempt {n} of {subject} at {exam} failed: {reason}',
    'An exam that was left; the reason is a few words',
  ],
  'ExamAttemptAbandoned.away': [
    'Attempt {n} of {subject} at {exam} failed: {reason}. During the attempt the server was away for {count} min',
    'The same, where the server could not be reached for so many minutes',
  ],
  ExamAttemptPenalised: ['{actor} put a penalty on attempt {n} of {subject} at {exam}', 'A pass is worth 70% at most'],
  PenaltyLifted: ['{actor} lifted the penalty on attempt {n} of {subject} at {exam}', 'The penalty is gone'],
  ExamAttemptRegraded: ['{actor} graded attempt {n} of {subject} at {exam} by hand: {score}', 'A grade by staff'],
  ExamAttemptVoided: ['{actor} voided attempt {n} of {subject} at {exam}', 'It does not count'],
});

/** The log calls the fields so. */
export const examAttemptAuditFields = defineMessages('audit.field', {
  n: ['Attempt', 'A field of an event: n'],
  extraAttempts: ['Extra attempts', 'A field of an event: extraAttempts'],
  extraMinutes: ['Extra minutes', 'A field of an event: extraMinutes'],
  startedAt: ['Started', 'A field of an event: startedAt'],
  timeLimitAt: ['Time limit', 'A field of an event: timeLimitAt'],
  channel: ['Taken in', 'A field of an event: channel'],
  answer: ['Answer', 'A field of an event: answer'],
  points: ['Points', 'A field of an event: points'],
  maxPoints: ['Points possible', 'A field of an event: maxPoints'],
  raw: ['Raw score', 'A field of an event: raw'],
  score: ['Score', 'A field of an event: score'],
  scaledFrom: ['Scaled from', 'A field of an event: scaledFrom'],
  passed: ['Passed', 'A field of an event: passed'],
  retake: ['Retake', 'A field of an event: retake'],
  penalised: ['Penalised', 'A field of an event: penalised'],
  awayFrom: ['Server away from', 'A field of an event: awayFrom'],
  awayUntil: ['Server back at', 'A field of an event: awayUntil'],
  voided: ['Voided', 'A field of an event: voided'],
});

/** The log calls the fixed values so. */
export const examAttemptAuditValues = defineMessages('audit.value', {
  examResults: ['Exam results', 'What a permission is for, as the menu of the console calls it'],
  WEB: ['the web', 'A value of an event: WEB'],
  APP: ['the app', 'A value of an event: APP'],
  leftPage: ['the page was left', 'A value of an event: leftPage'],
  browserClosed: ['the browser was closed', 'A value of an event: browserClosed'],
  heartbeatLost: ['the connection was lost', 'A value of an event: heartbeatLost'],
  startedAgain: ['a new attempt was started', 'A value of an event: startedAgain'],
  passed: ['passed', 'A value of an event: passed'],
  voided: ['voided', 'A value of an event: voided'],
});
