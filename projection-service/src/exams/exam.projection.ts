import { plain } from '@paideia/documents/values.ts';
import { correctionsFor, judgedAgain } from '@paideia/events/exam-attempts/exam-correction.rules.ts';
import type { ExamDefinition, ExamDefinitionEvent, ExamScheduleEvent } from '@paideia/events/exams/exam.events.ts';
import { examScheduleIdOf } from '@paideia/events/exams/exam.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { examResults } from '../exam-attempts/exam-attempt.view.ts';
import {
  need,
  put,
  refOf,
  remove,
  update,
  updateWhere,
  upsert,
  type AnyChange,
  type Found,
  type Occurred,
  type Projection,
} from '../kernel/projection.ts';
import {
  currentVersion,
  examDefinitions,
  examSchedules,
  type ExamDefinitionView,
  type ExamStatus,
} from './exam.view.ts';
import { examQuestionIdOf, examQuestions } from './exam-question.view.ts';

type Written = Omit<ExamDefinitionView, 'title' | 'titleKey' | 'status' | 'at' | '_revision'>;
const statusOf = ({ versions, published, retired }: Written): ExamStatus =>
  retired ? 'retired' : published === null ? 'draft' : published === versions.at(-1)?.version ? 'published' : 'changed';
function definitionOf(view: Written, { revision, at }: Occurred): ExamDefinitionView {
  const { title } = currentVersion(view);
  return { ...view, _revision: revision, title, titleKey: plain(title), status: statusOf(view), at };
}
const defined = (definition: ExamDefinition, occurred: Occurred): AnyChange =>
  upsert(examDefinitions, definition.examId, (before) =>
    definitionOf(
      {
        _id: definition.examId,
        courseId: definition.courseId,
        versions: [...(before?.versions ?? []), definition],
        corrections: before?.corrections ?? [],
        published: before?.published ?? null,
        retired: before?.retired ?? false,
      },
      occurred,
    ),
  );
const scheduled = (
  { groupId, examId, regionId, opensAt, closesAt, lockAt }: DataOf<ExamScheduleEvent, 'ExamScheduled'>,
  { revision }: Occurred,
): AnyChange => {
  const _id = examScheduleIdOf(groupId, examId);
  return upsert(examSchedules, _id, (before) => ({
    _id,
    _revision: revision,
    groupId,
    examId,
    regionId,
    opensAt,
    closesAt,
    lockAt,
    extended: before?.extended ?? {},
    reasons: before?.reasons ?? {},
  }));
};

/** Questions are found as they were last written; one that was left out since is found no more. */
const written = {
  needs: ({ examId }: ExamDefinition) => [need(examDefinitions, examId)],
  then: (definition: ExamDefinition, occurred: Occurred, found: Found): readonly AnyChange[] => {
    const { examId, courseId, questions } = definition;
    const before = found.one(examDefinitions, examId);
    const questionsBefore = before?.versions.at(-1)?.questions ?? [];
    const isMoved = before !== undefined && before.courseId !== courseId;
    const gone = questionsBefore.filter(({ id }) => !questions.some((one) => one.id === id));
    return [
      defined(definition, occurred),
      ...(isMoved ? [updateWhere(examResults, { examId }, (one) => ({ ...one, courseId }))] : []),
      ...gone.map(({ id }) => remove(examQuestions, examQuestionIdOf(examId, id))),
      ...questions.map(({ id, kind, text, options, correctOptionId, from = null }) => {
        const _id = examQuestionIdOf(examId, id);
        const { at } = occurred;
        return put(examQuestions, _id, {
          _id,
          examId,
          courseId,
          questionId: id,
          kind,
          text,
          options,
          correctOptionId,
          from,
          at,
        });
      }),
    ];
  },
};

/** Exams and when they are. */
export const examRows: Projection<ExamDefinitionEvent | ExamScheduleEvent>['on'] = {
  ExamDefined: written,
  ExamRevised: written,
  ExamPublished: {
    needs: ({ examId }) => [need(examDefinitions, examId)],
    then: ({ examId, version }, occurred, found) => {
      const before = found.one(examDefinitions, examId);
      if (!before) return [];
      const view = definitionOf({ ...before, published: version }, occurred);
      const named = { examTitle: view.title, examTitleKey: view.titleKey };
      const isRenamed = view.title !== before.title;
      return [
        put(examDefinitions, examId, view),
        ...(isRenamed ? [updateWhere(examResults, { examId }, (one) => ({ ...one, ...named }))] : []),
      ];
    },
  },
  ExamRetired: ({ examId }, occurred) =>
    update(examDefinitions, examId, (view) => definitionOf({ ...view, retired: true }, occurred)),
  ExamQuestionCorrected: {
    needs: ({ examId }) => [need(examDefinitions, examId)],
    then: (correction, occurred, found) => {
      const { examId, version, groupId } = correction;
      const before = found.one(examDefinitions, examId);
      const definition = before?.versions.find((one) => one.version === version);
      if (!before || !definition) return [];
      const corrections = [...before.corrections, { ...correction, at: occurred.at, ref: refOf(occurred) }];
      // What was right is shown of every attempt; the scores follow where they change, each in an event of its own.
      return [
        put(examDefinitions, examId, { ...before, _revision: occurred.revision, corrections }),
        updateWhere(examResults, { examId, ...(groupId !== null && { groupId }) }, (one) =>
          one.version === version
            ? { ...one, answers: judgedAgain(one.answers, definition, correctionsFor(corrections, one)) }
            : one,
        ),
      ];
    },
  },
  ExamScheduled: scheduled,
  ExamRescheduled: scheduled,
  ExamDeadlineExtended: ({ groupId, examId, userId, closesAt, reason }, { revision }) =>
    update(examSchedules, examScheduleIdOf(groupId, examId), (view) => ({
      ...view,
      _revision: revision,
      extended: { ...view.extended, [userId]: closesAt },
      reasons: { ...view.reasons, [userId]: reason },
    })),
  ExamReminderDue: ({ groupId, examId }, { revision }) =>
    update(examSchedules, examScheduleIdOf(groupId, examId), (view) => ({ ...view, _revision: revision })),
  ExamWindowClosed: ({ groupId, examId }, { revision }) =>
    update(examSchedules, examScheduleIdOf(groupId, examId), (view) => ({ ...view, _revision: revision })),
};
