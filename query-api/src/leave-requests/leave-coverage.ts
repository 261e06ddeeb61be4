import { z } from 'zod';
import {
  lessonsBetween,
  termOn,
  type Lesson,
  type Timetable,
} from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { datesBetween } from '@paideia/events/kernel/dates.ts';
import { DateInput, LocalTime } from '@paideia/events/kernel/ids.ts';
import { AttendanceType } from '@paideia/events/leave-requests/leave-request.events.ts';
import { isMissed, isTooLong, maxLeaveDays } from '@paideia/events/leave-requests/leave-request.rules.ts';
import { lastingly } from '../kernel/cache/kept-texts.ts';
import type { LeaveRequestInput } from './leave-request.types.ts';

type Days = { readonly fromDate: string; readonly toDate: string; readonly periods: readonly string[] };
/** Kept with the timetable and the request, for the store gives back the same ones while they do not change: a list asks for all of its rows each time. */
const known = new WeakMap<Timetable, WeakMap<Days, readonly Lesson[]>>();

/** The lessons that a request is about. No periods: the whole of each day. */
export function coveredLessons(timetable: Timetable, days: Days): readonly Lesson[] {
  const ofTimetable = known.get(timetable) ?? new WeakMap<Days, readonly Lesson[]>();
  const before = ofTimetable.get(days);
  if (before) return before;
  const { fromDate, toDate, periods } = days;
  const lessons = lastingly(
    lessonsBetween(timetable, fromDate, toDate, maxLeaveDays).filter(
      ({ periodKey }) => periods.length === 0 || periods.includes(periodKey),
    ),
  );
  known.set(timetable, ofTimetable.set(days, lessons));
  return lessons;
}

const Wish = z.object({
  attendanceType: AttendanceType,
  fromDate: DateInput,
  toDate: DateInput,
  periods: z.array(z.string()).nullish(),
  time: LocalTime.nullish().catch(null),
});

/** Answers what the form would ask for as it stands; that is nothing while it is not complete. */
export function previewed(
  timetable: Timetable,
  input: LeaveRequestInput,
): { readonly periods: readonly Lesson[]; readonly beyondTerm: boolean } {
  const { data: wish } = Wish.safeParse(input);
  if (!wish || wish.fromDate > wish.toDate || isTooLong(wish.fromDate, wish.toDate))
    return { periods: [], beyondTerm: false };
  const { attendanceType, fromDate, toDate, time } = wish;
  const days = datesBetween(fromDate, toDate, maxLeaveDays);
  const beyondTerm = days.some((date) => !termOn(timetable.terms, date));
  const lessons = coveredLessons(timetable, { fromDate, toDate, periods: wish.periods ?? [] });
  if (!time || wish.periods?.length || attendanceType === 'absence') return { periods: lessons, beyondTerm };
  // They are as the command writes them out: a period that is missed on one of the days is asked for on all of them.
  const missed = new Set(
    lessons.filter((lesson) => isMissed(attendanceType, time, lesson)).map(({ periodKey }) => periodKey),
  );
  return { periods: lessons.filter(({ periodKey }) => missed.has(periodKey)), beyondTerm };
}
