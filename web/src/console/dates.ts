import { currentLocale, formatTag } from '../lib/i18n/index.ts';

/** It writes an instant as "19 Nov 2026", where the year matters. */
export const dayMonthYear = (instant: string): string =>
  new Intl.DateTimeFormat(formatTag(currentLocale()), { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  );
/** It writes an instant as "13 Oct 2026, 09:40:12", where every second matters. */
export const moment = (instant: string): string =>
  new Intl.DateTimeFormat(formatTag(currentLocale()), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
/** It writes a date, `yyyy-MM-dd`, the same way. */
export const dayOfYear = (date: string): string => dayMonthYear(`${date}T12:00:00`);
/** A date, `yyyy-MM-dd`, as "19 Nov": where the year is plain. */
export const dayMonth = (date: string): string => ofDay(date, { day: 'numeric', month: 'short' });
/** It writes a month, `yyyy-MM`, as "Nov". */
export const monthName = (month: string): string => ofDay(`${month}-01`, { month: 'short' });
/** It writes a month, `yyyy-MM`, as "November 2026". */
export const monthOfYear = (month: string): string => ofDay(`${month}-01`, { month: 'long', year: 'numeric' });
const ofDay = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(formatTag(currentLocale()), { ...options, timeZone: 'UTC' }).format(new Date(date));
