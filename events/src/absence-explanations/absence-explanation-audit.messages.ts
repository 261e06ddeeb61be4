import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const absenceExplanationCategories = defineMessages({
  absenceExplanation: {
    id: 'auditLog.category.absenceExplanation',
    defaultMessage: 'Absence explanation',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const absenceExplanationSentences = defineMessages({
  AbsenceExplained: {
    id: 'audit.AbsenceExplained',
    defaultMessage: '{subject} explained the absence on {date}',
    description: 'A student explained an absence',
  },
  AbsenceExcused: {
    id: 'audit.AbsenceExcused',
    defaultMessage: '{actor} excused {subject}’s absence on {date}',
    description: 'Staff accepted an explanation',
  },
  AbsenceExcuseWithdrawn: {
    id: 'audit.AbsenceExcuseWithdrawn',
    defaultMessage: '{actor} withdrew the excuse for {subject}’s absence on {date}',
    description: 'Staff took an accepted explanation back',
  },
});

/** What the fixed values are called. */
export const absenceExplanationAuditValues = defineMessages({
  explained: {
    id: 'audit.value.explained',
    defaultMessage: 'explained',
    description: 'A value of an event: explained',
  },
});
