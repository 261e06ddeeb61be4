import { datesBetween, daysAfter } from '@paideia/events/kernel/dates.ts';
import type { CalendarDaysFragment } from '../generated/calendar/student/calendar-card.ts';

type Item = CalendarDaysFragment['items'][number];
type Classes = CalendarDaysFragment['classes'][number];
/** What a mark on a day stands for, in the order in which marks stand. */
export const marks = ['exam', 'assignment', 'leave', 'news', 'classes'] as const;
export type Mark = (typeof marks)[number];
export type Day = {
  readonly date: string;
  readonly items: readonly Item[];
  readonly classes: Classes | undefined;
};

const [perWeek, mostWeeks] = [7, 6];
/** The month, `yyyy-MM`, that is so many months after that one. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
/** Six weeks from its first day: what the calendar asks for. */
export const daysOfMonth = (month: string): { readonly from: string; readonly to: string } => ({
  from: `${month}-01`,
  to: daysAfter(`${month}-01`, mostWeeks * perWeek - 1),
});
/** 1 is Monday and 7 is Sunday. */
const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay() || perWeek;
export const weekdaysFrom = (firstDay: number): readonly number[] =>
  Array.from({ length: perWeek }, (_, n) => ((firstDay - 1 + n) % perWeek) + 1);
const weekStart = (date: string, firstDay: number) =>
  daysAfter(date, -((weekdayOf(date) - firstDay + perWeek) % perWeek));

/** The weeks in which a month has a day, whole. */
export function weeksOf(month: string, firstDay: number): readonly (readonly string[])[] {
  const first = weekStart(`${month}-01`, firstDay);
  const last = daysAfter(`${monthAfter(month, 1)}-01`, -1);
  const days = datesBetween(first, daysAfter(weekStart(last, firstDay), perWeek - 1), mostWeeks * perWeek);
  return Array.from({ length: days.length / perWeek }, (_, n) => days.slice(n * perWeek, (n + 1) * perWeek));
}

/** The same day of another month, or its last one. */
function inMonth(date: string, months: number): string {
  const month = monthAfter(date.slice(0, 7), months);
  const last = daysAfter(`${monthAfter(month, 1)}-01`, -1);
  const wanted = `${month}${date.slice(7)}`;
  return wanted < last ? wanted : last;
}
/** Where a key leads from a day; undefined for a key that leads nowhere. */
export function dayByKey(
  date: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  firstDay: number,
): string | undefined {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(date, -1);
    case 'ArrowRight':
      return daysAfter(date, 1);
    case 'ArrowUp':
      return daysAfter(date, -perWeek);
    case 'ArrowDown':
      return daysAfter(date, perWeek);
    case 'Home':
      return weekStart(date, firstDay);
    case 'End':
      return daysAfter(weekStart(date, firstDay), perWeek - 1);
    case 'PageUp':
      return inMonth(date, -months);
    case 'PageDown':
      return inMonth(date, months);
    default:
      return undefined;
  }
}

/** What is on a day: of what lasts several days, on each of them. */
export const dayIn = ({ items, classes }: Pick<CalendarDaysFragment, 'items' | 'classes'>, date: string): Day => ({
  date,
  items: items.filter((item) => item.date <= date && date <= item.until),
  classes: classes.find((one) => one.date === date),
});
export const markOf = ({ kind }: Item): Mark => (kind === 'examOpens' || kind === 'examCloses' ? 'exam' : kind);
export const marksOn = ({ items, classes }: Day): readonly Mark[] =>
  marks.filter((mark) => (mark === 'classes' ? classes !== undefined : items.some((item) => markOf(item) === mark)));

/** The days from today on that have something. */
export const comingDays = (calendar: CalendarDaysFragment): readonly Day[] =>
  datesBetween(calendar.today, calendar.to, mostWeeks * perWeek)
    .map((date) => dayIn(calendar, date))
    .filter((day) => marksOn(day).length > 0);

/** Where browsers do not say on which day a week begins: these begin theirs on Sunday. */
const fromSunday = new Set(['US', 'MX', 'TW', 'ID']);
type Week = { readonly firstDay: number };
/** Some browsers have it as a method, older ones as a property, and some not at all. */
type Written = { readonly region?: string | undefined; readonly weekInfo?: Week; getWeekInfo?(): Week };
/** On which day a week begins where a language is written so; 1 is Monday. */
export function firstDayOf(tag: string, localeOf: (tag: string) => Written = (one) => new Intl.Locale(one)): number {
  const locale = localeOf(tag);
  const known = locale.getWeekInfo?.() ?? locale.weekInfo;
  return known?.firstDay ?? (fromSunday.has(locale.region ?? '') ? perWeek : 1);
}
