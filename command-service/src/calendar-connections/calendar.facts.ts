import { group } from '@paideia/documents/port.ts';
import {
  calendarConnectionEvents,
  type CalendarConnectionEvent,
} from '@paideia/events/calendar-connections/calendar-connection.events.ts';
import { assignmentEvents, type AssignmentEvent } from '@paideia/events/assignments/assignment.events.ts';
import {
  examDefinitionEvents,
  examScheduleEvents,
  type ExamDefinitionEvent,
  type ExamScheduleEvent,
} from '@paideia/events/exams/exam.events.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  patch,
  put,
  remove,
  updateWhere,
  type Found,
} from '@paideia/projection-service/kernel/projection.ts';

/** Whoever has a calendar connected. */
type CalendarUser = { readonly userId: string };
/** It is what a group's students have to keep in mind. Its id is `{kind}_{groupId}_{itemId}`. */
export type CalendarItem = {
  readonly kind: 'exam' | 'assignment';
  readonly groupId: string;
  readonly itemId: string;
  readonly courseId: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
};
type Title = { readonly courseId: string; readonly title: string };

const calendarFactsGroup = group('facts-calendar', 2);
export const calendarUsers = calendarFactsGroup.collection<CalendarUser>('calendarUsers');
export const calendarItems = calendarFactsGroup.collection<CalendarItem>('calendarItems', {
  indexes: { group: ['groupId', 'endsAt'], item: ['itemId'] },
});
const examTitles = calendarFactsGroup.collection<Title>('calendarExamTitles');

export const calendarItemId = (kind: CalendarItem['kind'], groupId: string, itemId: string): string =>
  `${kind}_${groupId}_${itemId}`;
type Window = {
  readonly groupId: string;
  readonly examId: string;
  readonly opensAt: string;
  readonly closesAt: string;
};
const titled = ({ examId, courseId, title }: Title & { readonly examId: string }) => [
  put(examTitles, examId, { courseId, title }),
  updateWhere(calendarItems, { itemId: examId }, (item) => ({ ...item, courseId, title })),
];
const scheduled = {
  needs: ({ examId }: Window) => [need(examTitles, examId)],
  then: ({ groupId, examId, opensAt, closesAt }: Window, _: unknown, found: Found) =>
    put(calendarItems, calendarItemId('exam', groupId, examId), {
      kind: 'exam' as const,
      groupId,
      itemId: examId,
      courseId: found.one(examTitles, examId)?.courseId ?? '',
      title: found.one(examTitles, examId)?.title ?? '',
      startsAt: opensAt,
      endsAt: closesAt,
    }),
};
type Assignment = Title & {
  readonly groupId: string;
  readonly assignmentId: string;
  readonly dueAt: string;
};
const assigned = ({ groupId, assignmentId, courseId, title, dueAt }: Assignment) =>
  put(calendarItems, calendarItemId('assignment', groupId, assignmentId), {
    kind: 'assignment' as const,
    groupId,
    itemId: assignmentId,
    courseId,
    title,
    startsAt: dueAt,
    endsAt: dueAt,
  });

export const calendarFactTable = defineProjection<
  CalendarConnectionEvent | ExamDefinitionEvent | ExamScheduleEvent | AssignmentEvent
>({
  group: calendarFactsGroup,
  collections: collectionsOf(calendarUsers, calendarItems, examTitles),
  events: [calendarConnectionEvents, examDefinitionEvents, examScheduleEvents, assignmentEvents],
  on: {
    GoogleCalendarConnected: ({ userId }) => put(calendarUsers, userId, { userId }),
    GoogleCalendarDisconnected: ({ userId }) => remove(calendarUsers, userId),
    ExamDefined: titled,
    ExamRevised: titled,
    ExamScheduled: scheduled,
    ExamRescheduled: scheduled,
    AssignmentDefined: assigned,
    AssignmentRevised: assigned,
    AssignmentDueDateChanged: ({ groupId, assignmentId, dueAt }) =>
      patch(calendarItems, calendarItemId('assignment', groupId, assignmentId), { startsAt: dueAt, endsAt: dueAt }),
  },
});
