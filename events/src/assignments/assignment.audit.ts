import { dayOf, defineAudit, nameIn, sentence } from '../kernel/audit.ts';
import {
  assignmentAuditFields,
  assignmentCategories,
  assignmentSentences as texts,
} from './assignment-audit.messages.ts';
import { assignmentEvents } from './assignment.events.ts';
import { workOf } from '../courses/work.rules.ts';

export const assignmentAudit = defineAudit(assignmentEvents, {
  label: assignmentCategories.assignment,
  fields: assignmentAuditFields,
  hidden: ['assignmentId', 'downloadFileIds'],
  ids: { assignmentId: 'assignment' },
  rows: {
    AssignmentDefined: { sentence: (work) => sentence(texts.AssignmentDefined, { name: workOf(work.title, work) }) },
    AssignmentRevised: { sentence: (work) => sentence(texts.AssignmentRevised, { name: workOf(work.title, work) }) },
    AssignmentDueDateChanged: {
      sentence: (work, known) =>
        sentence(texts.AssignmentDueDateChanged, { name: workOf(nameIn(known), work), date: dayOf(work.dueAt) }),
    },
    AssignmentReminderDue: {
      sentence: (work, known) => sentence(texts.AssignmentReminderDue, { name: workOf(nameIn(known), work) }),
      changes: () => [],
      isAutomatic: true,
    },
  },
});
