import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
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

/** What the fixed values are called. */
export const absenceExplanationAuditValues = defineMessages('audit.value', {
  explained: ['explained', 'A value of an event: explained'],
});
