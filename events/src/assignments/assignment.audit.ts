import { dayOf, defineAudit, nameIn, sentence, workOf } from '../kernel/audit.ts';
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
    AssignmentDefined: { sentence: (work) => sentence(texts.AssignmentDefined, { name: workOf(work.title, work) }) },
    AssignmentRevised: { sentence: (work) => sentence(texts.AssignmentRevised, { name: workOf(work.title, work) }) },
    AssignmentDueDateChanged: {
      sentence: (work, known) =>
        sentence(texts.AssignmentDueDateChanged, { name: workOf(nameIn(known), work), date: dayOf(work.dueAt) }),
    },
  },
});
