import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const absenceExplanationCategories = defineMessages('auditLog.category', {
  absenceExplanation: ['Absence explanation', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const absenceExplanationSentences = defineMessages('audit', {
  AbsenceExplained: ['{subject} explained the absence on {date}', 'A student explained an absence'],
  AbsenceExcused: ['{actor} excused {subject}’s absence on {date}', 'Staff accepted an explanation'],
  AbsenceExcuseWithdrawn: [
    '{actor} withdrew the excuse for {subject}’s absence on {date}',
    'Staff took an accepted explanation back',
  ],
});

/** The log calls the fixed values so. */
export const absenceExplanationAuditValues = defineMessages('audit.value', {
  explained: ['explained', 'A value of an event: explained'],
});
