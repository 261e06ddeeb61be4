import { dayOf, defineAudit, named, percent, sentence, whole, word } from '../kernel/audit.ts';
import type { DataOf } from '../kernel/message.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  submissionAuditFields,
  submissionAuditValues,
  submissionCategories,
  submissionSentences as texts,
} from './submission-audit.messages.ts';
import { submissionEvents, type SubmissionEvent } from './submission.events.ts';

type Work = { readonly assignmentId: string };
const work = ({ assignmentId }: Work) => ({ assignment: named('assignment', assignmentId) });
const said = (message: MessageDescriptor) => (data: Work) => sentence(message, work(data));

type Graded = DataOf<SubmissionEvent, 'SubmissionGraded'>;
const gradeOf = ({ grade, complete }: Graded) =>
  grade === null ? word(complete ? 'complete' : 'incomplete') : percent(grade);
const graded = (message: MessageDescriptor) => (data: Graded) =>
  sentence(message, { ...work(data), grade: gradeOf(data) });
const gradedFields = ({ grade, complete, comment }: Graded) => whole({ status: 'graded', grade, complete, comment });

export const submissionAudit = defineAudit(submissionEvents, {
  label: submissionCategories.submission,
  fields: submissionAuditFields,
  values: submissionAuditValues,
  rows: {
    SubmissionFileAdded: { sentence: said(texts.SubmissionFileAdded), changes: () => [] },
    SubmissionFileRemoved: { sentence: said(texts.SubmissionFileRemoved), changes: () => [] },
    AssignmentSubmitted: {
      sentence: said(texts.AssignmentSubmitted),
      changes: ({ note, late }) => whole({ status: 'submitted', note, late }),
    },
    SubmissionGraded: { sentence: graded(texts.SubmissionGraded), changes: gradedFields },
    SubmissionRegraded: { sentence: graded(texts.SubmissionRegraded), changes: gradedFields },
    SubmissionReopened: {
      sentence: (data) => sentence(texts.SubmissionReopened, { ...work(data), date: dayOf(data.until) }),
      changes: ({ until }) => whole({ status: 'open', until }),
    },
    SubmissionReminderDue: { sentence: said(texts.SubmissionReminderDue), changes: () => [], isAutomatic: true },
  },
});
