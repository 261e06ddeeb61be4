import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const examAttemptCategories = defineMessages({
  examAttempt: {
    id: 'auditLog.category.examAttempt',
    defaultMessage: 'Exam attempt',
    description: 'Kind of record in the system log',
  },
  examSitting: {
    id: 'auditLog.category.examSitting',
    defaultMessage: 'Attempts at an exam',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const examAttemptSentences = defineMessages({
  AttemptReserved: {
    id: 'audit.AttemptReserved',
    defaultMessage: '{subject} was given attempt {n} at {exam}',
    description: 'The number of an attempt',
  },
  SittingAttemptClosed: {
    id: 'audit.SittingAttemptClosed',
    defaultMessage: 'Attempt {n} of {subject} at {exam} counts as {outcome}',
    description: 'How an attempt ended',
  },
  SittingAttemptRevised: {
    id: 'audit.SittingAttemptRevised',
    defaultMessage: 'Attempt {n} of {subject} at {exam} now counts as {outcome}',
    description: 'A result was changed later',
  },
  SittingAttemptReturned: {
    id: 'audit.SittingAttemptReturned',
    defaultMessage: 'Attempt {n} at {exam} was given back to {subject}',
    description: 'A voided attempt does not count',
  },
  ExtraAttemptGranted: {
    id: 'audit.ExtraAttemptGranted',
    defaultMessage: '{actor} granted {subject} {count} more at {exam}',
    description: 'Additional attempts',
  },
  ExamAttemptStarted: {
    id: 'audit.ExamAttemptStarted',
    defaultMessage: '{subject} started attempt {n} at {exam}',
    description: 'An exam is being taken',
  },
  ExamAnswerSaved: {
    id: 'audit.ExamAnswerSaved',
    defaultMessage: '{subject} answered a question of {exam}',
    description: 'One answer; the last one counts',
  },
  ExamAttemptSubmitted: {
    id: 'audit.ExamAttemptSubmitted',
    defaultMessage: '{subject} submitted attempt {n} at {exam}',
    description: 'The exam was sent in',
  },
  ExamAttemptGraded: {
    id: 'audit.ExamAttemptGraded',
    defaultMessage: 'Attempt {n} of {subject} at {exam} was graded {score}',
    description: 'The computed result',
  },
  'ExamAttemptGraded.scaled': {
    id: 'audit.ExamAttemptGraded.scaled',
    defaultMessage: 'Attempt {n} of {subject} at {exam} was graded {score}, scaled from {scaledFrom}',
    description: 'The computed result, when the cap took something off',
  },
  ExamAttemptAbandoned: {
    id: 'audit.ExamAttemptAbandoned',
    defaultMessage: 'Attempt {n} of {subject} at {exam} failed: {reason}',
    description: 'An exam that was left; the reason is a few words',
  },
  ExamAttemptPenalised: {
    id: 'audit.ExamAttemptPenalised',
    defaultMessage: '{actor} put a penalty on attempt {n} of {subject} at {exam}',
    description: 'A pass is worth 70% at most',
  },
  PenaltyLifted: {
    id: 'audit.PenaltyLifted',
    defaultMessage: '{actor} lifted the penalty on attempt {n} of {subject} at {exam}',
    description: 'The penalty is gone',
  },
  ExamAttemptRegraded: {
    id: 'audit.ExamAttemptRegraded',
    defaultMessage: '{actor} graded attempt {n} of {subject} at {exam} by hand: {score}',
    description: 'A grade by staff',
  },
  ExamAttemptVoided: {
    id: 'audit.ExamAttemptVoided',
    defaultMessage: '{actor} voided attempt {n} of {subject} at {exam}',
    description: 'It does not count',
  },
});

/** What the fields are called. */
export const examAttemptAuditFields = defineMessages({
  n: { id: 'audit.field.n', defaultMessage: 'Attempt', description: 'A field of an event: n' },
  extraAttempts: {
    id: 'audit.field.extraAttempts',
    defaultMessage: 'Extra attempts',
    description: 'A field of an event: extraAttempts',
  },
  startedAt: { id: 'audit.field.startedAt', defaultMessage: 'Started', description: 'A field of an event: startedAt' },
  timeLimitAt: {
    id: 'audit.field.timeLimitAt',
    defaultMessage: 'Time limit',
    description: 'A field of an event: timeLimitAt',
  },
  channel: { id: 'audit.field.channel', defaultMessage: 'Taken in', description: 'A field of an event: channel' },
  answer: { id: 'audit.field.answer', defaultMessage: 'Answer', description: 'A field of an event: answer' },
  points: { id: 'audit.field.points', defaultMessage: 'Points', description: 'A field of an event: points' },
  maxPoints: {
    id: 'audit.field.maxPoints',
    defaultMessage: 'Points possible',
    description: 'A field of an event: maxPoints',
  },
  raw: { id: 'audit.field.raw', defaultMessage: 'Raw score', description: 'A field of an event: raw' },
  score: { id: 'audit.field.score', defaultMessage: 'Score', description: 'A field of an event: score' },
  scaledFrom: {
    id: 'audit.field.scaledFrom',
    defaultMessage: 'Scaled from',
    description: 'A field of an event: scaledFrom',
  },
  passed: { id: 'audit.field.passed', defaultMessage: 'Passed', description: 'A field of an event: passed' },
  retake: { id: 'audit.field.retake', defaultMessage: 'Retake', description: 'A field of an event: retake' },
  penalised: {
    id: 'audit.field.penalised',
    defaultMessage: 'Penalised',
    description: 'A field of an event: penalised',
  },
  voided: { id: 'audit.field.voided', defaultMessage: 'Voided', description: 'A field of an event: voided' },
});

/** What the fixed values are called. */
export const examAttemptAuditValues = defineMessages({
  WEB: { id: 'audit.value.WEB', defaultMessage: 'the web', description: 'A value of an event: WEB' },
  APP: { id: 'audit.value.APP', defaultMessage: 'the app', description: 'A value of an event: APP' },
  leftPage: {
    id: 'audit.value.leftPage',
    defaultMessage: 'the page was left',
    description: 'A value of an event: leftPage',
  },
  browserClosed: {
    id: 'audit.value.browserClosed',
    defaultMessage: 'the browser was closed',
    description: 'A value of an event: browserClosed',
  },
  heartbeatLost: {
    id: 'audit.value.heartbeatLost',
    defaultMessage: 'the connection was lost',
    description: 'A value of an event: heartbeatLost',
  },
  startedAgain: {
    id: 'audit.value.startedAgain',
    defaultMessage: 'a new attempt was started',
    description: 'A value of an event: startedAgain',
  },
  passed: { id: 'audit.value.passed', defaultMessage: 'passed', description: 'A value of an event: passed' },
  voided: { id: 'audit.value.voided', defaultMessage: 'voided', description: 'A value of an event: voided' },
});
