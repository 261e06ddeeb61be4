import { lessonsBetween, type Lesson, type Timetable } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { dayCount } from '@paideia/events/kernel/dates.ts';
import { deadlineOf } from '@paideia/events/submissions/submission.rules.ts';
import type { LeaveRequestView } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import type { AssessmentAssignment, AssessmentExam } from '../exam-attempts/assessment.types.ts';
import { LruCache } from '../kernel/cache/lru-cache.ts';
import { memoize } from '../kernel/cache/memoize.ts';
import type { News } from '../news/news-item.types.ts';
import { dateIn, timeIn } from '../registers/group-timetable.types.ts';
import type { CalendarClasses, CalendarItem, CalendarKind } from './calendar.types.ts';

/** Days of the campus, both ends included. */
export type Days = { readonly from: string; readonly to: string };
/** A student keeps this in mind of one group. */
export type InMind = {
  readonly groupId: string;
  readonly groupName: string;
  readonly timeZone: string;
  readonly exams: readonly AssessmentExam[];
  readonly assignments: readonly AssessmentAssignment[];
  /** Those of the days that were asked about. */
  readonly lessons: readonly Lesson[];
  /** Asked for or approved, for any days. */
  readonly leaves: readonly LeaveRequestView[];
};

type Dated = Pick<CalendarItem, 'itemId' | 'title' | 'isDone'> & Partial<CalendarItem>;
/** When it is due for this student: what was opened once more is due later. */
export const dueFor = ({ dueAt, reopenedUntil }: InMind['assignments'][number]): string =>
  deadlineOf(dueAt, reopenedUntil);

/** What falls on one of these days, in its order; what lasts the day stands before what has an hour. */
export function itemsOf(
  { groupId, exams, assignments, leaves, timeZone }: Omit<InMind, 'groupName' | 'lessons'>,
  news: readonly Pick<News, '_id' | 'title' | 'date'>[],
  { from, to }: Days,
): readonly CalendarItem[] {
  // Two groups may have the same exam, each with days of its own.
  const item = (kind: CalendarKind, date: string, more: Dated): CalendarItem => ({
    _id: `${kind}_${groupId}_${more.itemId}`,
    kind,
    date,
    until: date,
    time: null,
    courseCode: '',
    ...more,
  });
  const isWithin = ({ date, until }: Pick<CalendarItem, 'date' | 'until'>) => date <= to && from <= until;
  // The hour is looked up of what is shown alone.
  const itemAt = (kind: CalendarKind, instant: string, more: Dated): readonly CalendarItem[] => {
    const date = dateIn(timeZone, instant);
    return isWithin({ date, until: date }) ? [item(kind, date, { ...more, time: timeIn(timeZone, instant) })] : [];
  };
  const all = [
    ...exams.flatMap(({ examId: itemId, title, courseCode, opensAt, closesAt, passed: isDone }) => {
      const more = { itemId, title, courseCode, isDone };
      return [...itemAt('examOpens', opensAt, more), ...itemAt('examCloses', closesAt, more)];
    }),
    ...assignments.flatMap((assignment) => {
      const { _id: itemId, title, courseCode, status } = assignment;
      const isDone = status === 'submitted' || status === 'graded';
      return itemAt('assignment', dueFor(assignment), { itemId, title, courseCode, isDone });
    }),
    ...leaves.map(({ _id: itemId, fromDate, toDate, time, status }) =>
      item('leave', fromDate, { itemId, until: toDate, time, title: '', isDone: status === 'approved' }),
    ),
    ...news.map(({ _id: itemId, title, date }) => item('news', date, { itemId, title, isDone: false })),
  ];
  const orderOf = ({ date, time, _id }: CalendarItem) => `${date} ${time ?? ''} ${_id}`;
  return all.filter(isWithin).toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** Of one timetable so many spans of days are kept. */
const mostSpans = 16;
const known = new WeakMap<Timetable, LruCache<readonly Lesson[]>>();
/** Kept with the timetable, which the store gives back as the same one while it does not change: all of a class look at the same month. */
export function lessonsIn(timetable: Timetable, { from, to }: Days): readonly Lesson[] {
  const spans = known.get(timetable) ?? new LruCache<readonly Lesson[]>(mostSpans);
  known.set(timetable, spans);
  const before = spans.get(`${from} ${to}`);
  if (before) return before;
  const lessons = lessonsBetween(timetable, from, to, dayCount(from, to));
  spans.set(`${from} ${to}`, lessons);
  return lessons;
}

/** Day by day; the lessons are in their order. */
export const classesOf = memoize((lessons: readonly Lesson[]): readonly CalendarClasses[] => {
  const days = new Map<string, Lesson[]>();
  for (const lesson of lessons) days.set(lesson.date, [...(days.get(lesson.date) ?? []), lesson]);
  return [...days].map(([date, ofDay]) => ({
    date,
    start: ofDay[0]!.start,
    end: ofDay.reduce((last, { end }) => (end > last ? end : last), ''),
    periodKeys: ofDay.map(({ periodKey }) => periodKey),
  }));
});
