import { dayOf, defineAudit, named, nameIn, once, part, sentence, whole, word } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import { examAuditFields, examAuditValues, examCategories, examSentences as texts } from './exam-audit.messages.ts';
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
  values: examAuditValues,
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
    // Which question it was is an id that says nothing here; the results show it.
    ExamQuestionCorrected: {
      sentence: ({ groupId, ruling }, known) =>
        sentence(groupId === null ? texts['ExamQuestionCorrected.all'] : texts.ExamQuestionCorrected, {
          name: workOf(nameIn(known), known),
          ruling: word(ruling),
        }),
      changes: ({ ruling, version, reason }) => [once({ ruling, version, reason })],
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
