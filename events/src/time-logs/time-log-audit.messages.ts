import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const timeLogCategories = defineMessages('auditLog.category', {
  timeLog: ['Time log', 'Kind of record in the system log'],
});

/** One sentence an event type. `{subject}` is the person whom the event is about. */
export const timeLogSentences = defineMessages('audit', {
  TimeLogEntryAdded: ['{subject} added {minutes} min on {date} to a time log', 'An entry of a time log'],
  TimeLogEntryUpdated: [
    '{subject} changed an entry of a time log, now {minutes} min on {date}',
    'An entry of a time log',
  ],
  TimeLogEntryRemoved: ['{subject} removed an entry from the time log for {dates}', 'An entry of a time log'],
  TimeLogSubmitted: ['{subject} submitted the time log for {dates}', 'A student has finished the log of a week'],
  TimeLogEvaluated: [
    '{actor} closed {subject}’s time log for {dates} with an evaluation',
    'Its entries stay as they are',
  ],
  TimeLogReopened: ['{actor} opened {subject}’s time log for {dates} again', 'Its evaluation was deleted'],
});

/** The log calls the fields so. */
export const timeLogAuditFields = defineMessages('audit.field', {
  minutes: ['Minutes', 'A field of an event: minutes'],
  totalMinutes: ['Minutes in all', 'A field of an event: totalMinutes'],
  activity: ['Activity', 'A field of an event: activity'],
  program: ['Program', 'A field of an event: program'],
  periodEnding: ['Week ending', 'A field of an event: periodEnding'],
});

/** The log calls the fixed values so. */
export const timeLogAuditValues = defineMessages('audit.value', {
  timeLogs: ['Time logs', 'What a permission is for, as the menu of the console calls it'],
  evaluated: ['evaluated', 'A value of an event: evaluated'],
});
