import { currentLocale, formatTag } from '../lib/i18n/index.ts';

/** An instant as "19 Nov 2026": where the year matters. */
export const dayMonthYear = (instant: string): string =>
  new Intl.DateTimeFormat(formatTag(currentLocale()), { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  );
/** An instant as "13 Oct 2026, 09:40:12": where every second matters. */
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
/** A date, `yyyy-MM-dd`, the same way. */
export const dayOfYear = (date: string): string => dayMonthYear(`${date}T12:00:00`);
