import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const examCategories = defineMessages({
  examDefinition: {
    id: 'auditLog.category.examDefinition',
    defaultMessage: 'Exam',
    description: 'Kind of record in the system log',
  },
  examSchedule: {
    id: 'auditLog.category.examSchedule',
    defaultMessage: 'Exam schedule',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const examSentences = defineMessages({
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
});

/** What the fields are called. */
export const examAuditFields = defineMessages({
  instructions: {
    id: 'audit.field.instructions',
    defaultMessage: 'Instructions',
    description: 'A field of an event: instructions',
  },
  passMark: { id: 'audit.field.passMark', defaultMessage: 'Pass mark', description: 'A field of an event: passMark' },
  openBook: { id: 'audit.field.openBook', defaultMessage: 'Open book', description: 'A field of an event: openBook' },
  attemptsAllowed: {
    id: 'audit.field.attemptsAllowed',
    defaultMessage: 'Attempts allowed',
    description: 'A field of an event: attemptsAllowed',
  },
  pointsPerQuestion: {
    id: 'audit.field.pointsPerQuestion',
    defaultMessage: 'Points per question',
    description: 'A field of an event: pointsPerQuestion',
  },
  penalty: { id: 'audit.field.penalty', defaultMessage: 'Penalty', description: 'A field of an event: penalty' },
  timeLimitMin: {
    id: 'audit.field.timeLimitMin',
    defaultMessage: 'Time limit in minutes',
    description: 'A field of an event: timeLimitMin',
  },
  questions: {
    id: 'audit.field.questions',
    defaultMessage: 'Questions',
    description: 'A field of an event: questions',
  },
  retired: { id: 'audit.field.retired', defaultMessage: 'Retired', description: 'A field of an event: retired' },
  opensAt: { id: 'audit.field.opensAt', defaultMessage: 'Opens', description: 'A field of an event: opensAt' },
  lockAt: { id: 'audit.field.lockAt', defaultMessage: 'Locked', description: 'A field of an event: lockAt' },
});
