import { defineMessages } from '../kernel/messages.ts';

/** One sentence an event type of courses, exams, assignments and transcripts; `{subject}` is the student. */
export const assessmentSentences = defineMessages({
  CourseCreated: {
    id: 'audit.CourseCreated',
    defaultMessage: '{actor} created the course {name}',
    description: 'A course that groups take',
  },
  GroupCoursesSet: {
    id: 'audit.GroupCoursesSet',
    defaultMessage: '{actor} set the courses of the group {group}: {courses}',
    description: 'The plan of a group',
  },
  ExamDefined: {
    id: 'audit.ExamDefined',
    defaultMessage: '{actor} wrote the exam {name}',
    description: 'The first version of an exam',
  },
  ExamRevised: {
    id: 'audit.ExamRevised',
    defaultMessage: '{actor} revised the exam {name}, now version {version}',
    description: 'A next version of an exam',
  },
  ExamPublished: {
    id: 'audit.ExamPublished',
    defaultMessage: '{actor} published version {version} of the exam {name}',
    description: 'Attempts begin with this version from now on',
  },
  ExamRetired: {
    id: 'audit.ExamRetired',
    defaultMessage: '{actor} retired the exam {name}',
    description: 'No attempts begin any more',
  },
  ExamScheduled: {
    id: 'audit.ExamScheduled',
    defaultMessage: '{actor} scheduled {exam} for the group {group} until {date}',
    description: 'When an exam is taken',
  },
  ExamRescheduled: {
    id: 'audit.ExamRescheduled',
    defaultMessage: '{actor} moved {exam} of the group {group}, now until {date}',
    description: 'When an exam is taken',
  },
  ExamDeadlineExtended: {
    id: 'audit.ExamDeadlineExtended',
    defaultMessage: '{actor} gave {subject} until {date} for {exam}',
    description: 'A deadline for one student',
  },
  ExamReminderDue: {
    id: 'audit.ExamReminderDue',
    defaultMessage: 'The reminder of {exam} for the group {group} fell due',
    description: 'A day before an exam closes',
  },
  ExamWindowClosed: {
    id: 'audit.ExamWindowClosed',
    defaultMessage: '{exam} closed for the group {group}',
    description: 'From now on attempts are late',
  },
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
  AssignmentDefined: {
    id: 'audit.AssignmentDefined',
    defaultMessage: '{actor} set the assignment {name} for the group {group}',
    description: 'Work that students hand in',
  },
  AssignmentRevised: {
    id: 'audit.AssignmentRevised',
    defaultMessage: '{actor} changed the assignment {name}',
    description: 'Work that students hand in',
  },
  AssignmentDueDateChanged: {
    id: 'audit.AssignmentDueDateChanged',
    defaultMessage: '{actor} moved the assignment {name}, now due on {date}',
    description: 'When it is due',
  },
  SubmissionFileAdded: {
    id: 'audit.SubmissionFileAdded',
    defaultMessage: '{subject} added a file to {assignment}',
    description: 'A file of a submission',
  },
  SubmissionFileRemoved: {
    id: 'audit.SubmissionFileRemoved',
    defaultMessage: '{subject} removed a file from {assignment}',
    description: 'A file of a submission',
  },
  AssignmentSubmitted: {
    id: 'audit.AssignmentSubmitted',
    defaultMessage: '{subject} handed in {assignment}',
    description: 'Work was handed in',
  },
  SubmissionGraded: {
    id: 'audit.SubmissionGraded',
    defaultMessage: '{actor} graded {assignment} of {subject}: {grade}',
    description: 'A percent, or complete or incomplete',
  },
  SubmissionRegraded: {
    id: 'audit.SubmissionRegraded',
    defaultMessage: '{actor} changed the grade of {assignment} of {subject}: {grade}',
    description: 'A percent, or complete or incomplete',
  },
  SubmissionReopened: {
    id: 'audit.SubmissionReopened',
    defaultMessage: '{actor} opened {assignment} again for {subject} until {date}',
    description: 'Work may be handed in once more',
  },
  TranscriptNoteAdded: {
    id: 'audit.TranscriptNoteAdded',
    defaultMessage: '{actor} added a note to the transcript of {subject}',
    description: 'A remark or a credit from elsewhere',
  },
  TranscriptNoteRemoved: {
    id: 'audit.TranscriptNoteRemoved',
    defaultMessage: '{actor} removed a note from the transcript of {subject}',
    description: 'A remark or a credit from elsewhere',
  },
});
