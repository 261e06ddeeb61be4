import { dayOf, defineAudit, nameIn, sentence } from '../kernel/audit.ts';
import {
  assignmentAuditFields,
  assignmentCategories,
  assignmentSentences as texts,
} from './assignment-audit.messages.ts';
import { assignmentEvents } from './assignment.events.ts';

export const assignmentAudit = defineAudit(assignmentEvents, {
  label: assignmentCategories.assignment,
  fields: assignmentAuditFields,
  hidden: ['assignmentId'],
  rows: {
    AssignmentDefined: { sentence: ({ title }) => sentence(texts.AssignmentDefined, { name: title }) },
    AssignmentRevised: { sentence: ({ title }) => sentence(texts.AssignmentRevised, { name: title }) },
    AssignmentDueDateChanged: {
      sentence: ({ dueAt }, known) =>
        sentence(texts.AssignmentDueDateChanged, { name: nameIn(known), date: dayOf(dueAt) }),
    },
  },
});
