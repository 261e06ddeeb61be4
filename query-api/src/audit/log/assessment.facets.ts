import type { AssignmentEvent } from '@paideia/events/assignments/assignment.events.ts';
import type { ExamAttemptEvent, ExamSittingEvent } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import type { ExamDefinition, ExamDefinitionEvent, ExamScheduleEvent } from '@paideia/events/exams/exam.events.ts';
import type { GroupEvent } from '@paideia/events/groups/group.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { SubmissionEvent } from '@paideia/events/submissions/submission.events.ts';
import type { TranscriptNoteEvent } from '@paideia/events/transcripts/transcript.events.ts';
import type { Facet, Known } from './facets.ts';
import type { Fields } from './told.ts';

export type AssessmentEvent =
  | ExamDefinitionEvent
  | ExamScheduleEvent
  | ExamSittingEvent
  | ExamAttemptEvent
  | AssignmentEvent
  | SubmissionEvent
  | TranscriptNoteEvent;
type Assessment = AssessmentEvent | GroupEvent;
type Readings = {
  readonly [T in Assessment['type']]?: (data: DataOf<Assessment, T>, known: Known) => readonly Facet[];
};

const whole = (fields: Fields): readonly Facet[] => [{ of: '', fields }];
const part = (of: string, fields: Fields): readonly Facet[] => [{ of, fields }];
/** The questions themselves are the exam's; the log says how many there are. */
const definition = ({ questions, ...fields }: ExamDefinition) => whole({ ...fields, questions: questions.length });
const graded = ({ answers: _answers, ...fields }: DataOf<ExamAttemptEvent, 'ExamAttemptGraded'>) =>
  whole({ ...fields, status: 'graded' });

export const assessmentFacets: Readings = {
  GroupCoursesSet: ({ items }) => whole({ courseIds: items.map(({ courseId }) => courseId) }),
  ExamDefined: definition,
  ExamRevised: definition,
  ExamPublished: ({ version }) => whole({ published: true, version }),
  ExamRetired: () => whole({ retired: true }),
  ExamDeadlineExtended: ({ userId, closesAt, reason }) => part(userId, { closesAt, reason }),
  ExamReminderDue: () => [],
  ExamWindowClosed: () => [],
  AttemptReserved: ({ n }) => whole({ n }),
  SittingAttemptClosed: ({ n, outcome }) => part(`${n}`, { outcome }),
  SittingAttemptRevised: ({ n, outcome }) => part(`${n}`, { outcome }),
  SittingAttemptReturned: ({ n }) => part(`${n}`, { voided: true }),
  ExtraAttemptGranted: ({ count, reason }, known) =>
    whole({ extraAttempts: Number(known('').extraAttempts ?? 0) + count, reason }),
  ExamAttemptStarted: ({ questionOrder: _order, ...fields }) => whole({ ...fields, status: 'open' }),
  ExamAnswerSaved: ({ questionId, optionId }) => part(questionId, { answer: optionId }),
  ExamAttemptSubmitted: () => whole({ status: 'submitted' }),
  ExamAttemptGraded: graded,
  ExamAttemptAbandoned: ({ reason }) => whole({ status: 'abandoned', reason }),
  ExamAttemptPenalised: ({ reason }) => whole({ penalised: true, reason }),
  PenaltyLifted: ({ reason }) => whole({ penalised: false, reason }),
  ExamAttemptRegraded: ({ score, passed, reason }) => whole({ score, passed, scaledFrom: null, reason }),
  ExamAttemptVoided: ({ reason }) => whole({ status: 'voided', reason }),
  SubmissionFileAdded: () => [],
  SubmissionFileRemoved: () => [],
  AssignmentSubmitted: ({ note, late }) => whole({ status: 'submitted', note, late }),
  SubmissionGraded: ({ grade, complete, comment }) => whole({ status: 'graded', grade, complete, comment }),
  SubmissionRegraded: ({ grade, complete, comment }) => whole({ status: 'graded', grade, complete, comment }),
  SubmissionReopened: ({ until }) => whole({ status: 'open', until }),
  TranscriptNoteAdded: ({ noteId, text, transferredCredit }) => part(noteId, { note: text, transferredCredit }),
  TranscriptNoteRemoved: ({ noteId }) => part(noteId, { removed: true }),
};
