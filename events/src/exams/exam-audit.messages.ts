import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const examCategories = defineMessages('auditLog.category', {
  examDefinition: ['Exam', 'Kind of record in the system log'],
  examSchedule: ['Exam schedule', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const examSentences = defineMessages('audit', {
  ExamDefined: ['{actor} wrote the exam {name}', 'The first version of an exam'],
  ExamRevised: ['{actor} revised the exam {name}, now version {version}', 'A next version of an exam'],
  ExamPublished: [
    '{actor} published version {version} of the exam {name}',
    'Attempts begin with this version from now on',
  ],
  ExamRetired: ['{actor} retired the exam {name}', 'No attempts begin any more'],
  ExamQuestionCorrected: [
    '{actor} corrected a question of the exam {name} for the group {group}: {ruling}',
    'After the exam was sat; the ruling is a few words, such as: everybody gets the points',
  ],
  'ExamQuestionCorrected.all': [
    '{actor} corrected a question of the exam {name} for all groups: {ruling}',
    'After the exam was sat; the ruling is a few words, such as: everybody gets the points',
  ],
  ExamScheduled: ['{actor} scheduled {exam} for the group {group} until {date}', 'When an exam is taken'],
  ExamRescheduled: ['{actor} moved {exam} of the group {group}, now until {date}', 'When an exam is taken'],
  ExamDeadlineExtended: ['{actor} gave {subject} until {date} for {exam}', 'A deadline for one student'],
  ExamReminderDue: ['The reminder of {exam} for the group {group} fell due', 'A day before an exam closes'],
  ExamWindowClosed: ['{exam} closed for the group {group}', 'From now on attempts are late'],
});

/** The log calls the fields so. */
export const examAuditFields = defineMessages('audit.field', {
  instructions: ['Instructions', 'A field of an event: instructions'],
  passMark: ['Pass mark', 'A field of an event: passMark'],
  openBook: ['Open book', 'A field of an event: openBook'],
  attemptsAllowed: ['Attempts allowed', 'A field of an event: attemptsAllowed'],
  pointsPerQuestion: ['Points per question', 'A field of an event: pointsPerQuestion'],
  penalty: ['Penalty', 'A field of an event: penalty'],
  timeLimitMin: ['Time limit in minutes', 'A field of an event: timeLimitMin'],
  questions: ['Questions', 'A field of an event: questions'],
  retired: ['Retired', 'A field of an event: retired'],
  opensAt: ['Opens', 'A field of an event: opensAt'],
  lockAt: ['Locked', 'A field of an event: lockAt'],
  ruling: ['Correction', 'A field of an event: ruling'],
});

/** The log calls the fixed values so. */
export const examAuditValues = defineMessages('audit.value', {
  accepts: ['other answers are right', 'A value of an event: accepts'],
  everybody: ['everybody gets the points', 'A value of an event: everybody'],
  notCounted: ['the question does not count', 'A value of an event: notCounted'],
});
