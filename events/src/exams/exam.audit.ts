import { dayOf, defineAudit, named, nameIn, part, sentence, whole } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import { examAuditFields, examCategories, examSentences as texts } from './exam-audit.messages.ts';
import { examDefinitionEvents, examScheduleEvents, type ExamDefinition } from './exam.events.ts';
import { workOf } from '../courses/work.rules.ts';

/** The questions themselves are the exam's; the log says how many there are. */
const definition = ({ questions, ...fields }: ExamDefinition) => whole({ ...fields, questions: questions.length });
const until =
  (message: MessageDescriptor) =>
  ({ examId, closesAt }: { readonly examId: string; readonly closesAt: string }) =>
    sentence(message, { exam: named('exam', examId), date: dayOf(closesAt) });

export const examDefinitionAudit = defineAudit(examDefinitionEvents, {
  label: examCategories.examDefinition,
  fields: examAuditFields,
  hidden: ['examId'],
  ids: { examId: 'exam' },
  rows: {
    ExamDefined: {
      sentence: (exam) => sentence(texts.ExamDefined, { name: workOf(exam.title, exam) }),
      changes: definition,
    },
    ExamRevised: {
      sentence: (exam) => sentence(texts.ExamRevised, { name: workOf(exam.title, exam), version: exam.version }),
      changes: definition,
    },
    ExamPublished: {
      sentence: ({ version }, known) => sentence(texts.ExamPublished, { name: workOf(nameIn(known), known), version }),
      changes: ({ version }) => whole({ published: true, version }),
    },
    ExamRetired: {
      sentence: (_, known) => sentence(texts.ExamRetired, { name: workOf(nameIn(known), known) }),
      changes: () => whole({ retired: true }),
    },
  },
});
export const examScheduleAudit = defineAudit(examScheduleEvents, {
  label: examCategories.examSchedule,
  fields: examAuditFields,
  hidden: ['examId'],
  rows: {
    ExamScheduled: { sentence: until(texts.ExamScheduled) },
    ExamRescheduled: { sentence: until(texts.ExamRescheduled) },
    ExamDeadlineExtended: {
      sentence: until(texts.ExamDeadlineExtended),
      changes: ({ userId, closesAt, reason }) => [part(userId, { closesAt, reason })],
    },
    ExamReminderDue: { sentence: until(texts.ExamReminderDue), changes: () => [], isAutomatic: true },
    ExamWindowClosed: { sentence: until(texts.ExamWindowClosed), changes: () => [], isAutomatic: true },
  },
});
