import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const evaluationCategories = defineMessages('auditLog.category', {
  evaluation: ['Evaluation', 'Kind of record in the system log'],
});

/** One sentence an event type. `{subject}` is the person whom the event is about. */
export const evaluationSentences = defineMessages('audit', {
  EvaluationRecorded: ['{actor} evaluated {subject}’s time log for {dates}', 'The time log of a week'],
  EvaluationRevised: ['{actor} changed the evaluation of {subject}’s time log for {dates}', 'The time log of a week'],
  EvaluationDeleted: ['{actor} deleted the evaluation of {subject}’s time log for {dates}', 'The time log of a week'],
});

/** The log calls the fixed values so. */
export const evaluationAuditValues = defineMessages('audit.value', {
  evaluations: ['Evaluations', 'What a permission is for, as the menu of the console calls it'],
});

/** The log calls the fields so. */
export const evaluationAuditFields = defineMessages('audit.field', {
  rating: ['Rating, from 1 to 5', 'A field of an event: rating'],
  comments: ['Comments', 'A field of an event: comments'],
});
