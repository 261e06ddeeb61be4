import type { ExamDefinition, ExamDefinitionEvent, ExamScheduleEvent } from '@paideia/events/exams/exam.events.ts';
import { examScheduleIdOf } from '@paideia/events/exams/exam.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { update, upsert, type AnyChange, type Occurred, type Projection } from '../kernel/projection.ts';
import { currentVersion, examDefinitions, examSchedules, type ExamDefinitionView } from './exam.view.ts';

const titled = (view: Omit<ExamDefinitionView, 'title'>): ExamDefinitionView => ({ ...view, title: currentVersion(view).title });
const written = (definition: ExamDefinition, { revision }: Occurred): AnyChange =>
  upsert<ExamDefinitionView>(examDefinitions, definition.examId, (before) =>
    titled({
      _id: definition.examId,
      _revision: revision,
      courseId: definition.courseId,
      versions: [...(before?.versions ?? []), definition],
      published: before?.published ?? null,
      retired: before?.retired ?? false,
    }),
  );
const scheduled = ({ groupId, examId, regionId, opensAt, closesAt, lockAt }: DataOf<ExamScheduleEvent, 'ExamScheduled'>, { revision }: Occurred): AnyChange => {
  const _id = examScheduleIdOf(groupId, examId);
  return upsert(examSchedules, _id, (before) => ({
    ...{ _id, _revision: revision, groupId, examId, regionId, opensAt, closesAt, lockAt },
    extended: before?.extended ?? {},
  }));
};

/** Exams and when they are. */
export const examRows: Projection<ExamDefinitionEvent | ExamScheduleEvent>['on'] = {
  ExamDefined: written,
  ExamRevised: written,
  ExamPublished: ({ examId, version }, { revision }) => update(examDefinitions, examId, (view) => titled({ ...view, _revision: revision, published: version })),
  ExamRetired: ({ examId }, { revision }) => update(examDefinitions, examId, (view) => ({ ...view, _revision: revision, retired: true })),
  ExamScheduled: scheduled,
  ExamRescheduled: scheduled,
  ExamDeadlineExtended: ({ groupId, examId, userId, closesAt }, { revision }) =>
    update(examSchedules, examScheduleIdOf(groupId, examId), (view) => ({
      ...view,
      _revision: revision,
      extended: { ...view.extended, [userId]: closesAt },
    })),
  ExamReminderDue: ({ groupId, examId }, { revision }) =>
    update(examSchedules, examScheduleIdOf(groupId, examId), (view) => ({ ...view, _revision: revision })),
  ExamWindowClosed: ({ groupId, examId }, { revision }) =>
    update(examSchedules, examScheduleIdOf(groupId, examId), (view) => ({ ...view, _revision: revision })),
};
