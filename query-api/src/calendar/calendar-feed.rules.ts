import { Temporal } from 'temporal-polyfill';
import { calendarTexts } from '@paideia/events/calendar-connections/calendar-connection.messages.ts';
import { calendarMessages } from '@paideia/events/calendar/calendar.messages.ts';
import { daysAfter, later } from '@paideia/events/kernel/dates.ts';
import { partName } from '@paideia/events/kernel/names.ts';
import { dueFor, type InMind } from './calendar.rules.ts';
import type { FeedEntry } from './icalendar.rules.ts';

const half = 30 * 60_000;
/** The instant when the wall of that zone shows this. */
const instantAt = (timeZone: string, date: string, time: string): string =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds).toISOString();

type Said = {
  /** In the language of the person. */
  readonly text: (id: string, params?: Readonly<Record<string, string>>) => string;
  readonly publicUrl: string;
};

/** P1 is "Period 1"; keys with a name of their own stay as they are. */
function className(periodKey: string, text: Said['text']): string {
  const number = /^P(\d+)$/i.exec(periodKey)?.[1];
  return number ? text(calendarMessages.period.id, { number }) : text(calendarMessages.class.id, { period: periodKey });
}

/** What a calendar shows of one group, by the same words as in a calendar that is connected. News are left out: they are read, not kept in mind. */
export function feedEntries(
  { groupId, groupName, timeZone, exams, assignments, lessons, leaves }: InMind,
  { from, to }: { readonly from: string; readonly to: string },
  { text, publicUrl }: Said,
): readonly FeedEntry[] {
  const host = URL.parse(publicUrl)?.host ?? 'paideia';
  const uid = (...parts: readonly string[]) => `${parts.join('-')}@${host}`;
  const address = (path: string) => `${publicUrl}/student/${path}`;
  const all: readonly FeedEntry[] = [
    ...exams.map(({ examId, title, courseTitle, opensAt, closesAt }) => ({
      uid: uid('exam', groupId, examId),
      summary: text(calendarTexts.exam.id, { title: partName(title, courseTitle) }),
      start: opensAt,
      end: closesAt,
      url: address(`assessments/exams/${examId}`),
      isBusy: false,
    })),
    ...assignments.map((assignment) => ({
      uid: uid('assignment', assignment._id),
      summary: text(calendarTexts.assignment.id, { title: partName(assignment.title, assignment.courseTitle) }),
      // It is due at an instant; half an hour before it can be seen in a calendar.
      start: later(dueFor(assignment), -half),
      end: dueFor(assignment),
      url: address(`assessments/assignments/${assignment._id}`),
      isBusy: false,
    })),
    ...lessons.map(({ date, periodKey, start, end }) => ({
      uid: uid('class', groupId, date, encodeURIComponent(periodKey)),
      summary: className(periodKey, text),
      description: groupName,
      start: instantAt(timeZone, date, start),
      end: instantAt(timeZone, date, end),
      url: address('attendance'),
      isBusy: true,
    })),
    ...leaves
      .filter(({ status }) => status === 'approved')
      .map(({ _id, fromDate, toDate }) => ({
        uid: uid('leave', _id),
        summary: text(calendarTexts.leave.id),
        start: fromDate,
        end: daysAfter(toDate, 1),
        url: address('attendance?tab=leave-requests'),
        isBusy: false,
      })),
  ];
  return all.filter(({ start, end }) => start.slice(0, 10) <= to && from <= end.slice(0, 10));
}
