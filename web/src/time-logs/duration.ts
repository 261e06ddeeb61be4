import { currentLocale, formatTag } from '../lib/i18n/index.ts';

const part = (value: number, unit: 'hour' | 'minute') =>
  new Intl.NumberFormat(formatTag(currentLocale()), { style: 'unit', unit, unitDisplay: 'short' }).format(value);

/** It writes 195 minutes as "3 hrs 15 mins", as the language writes it. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && part(hours, 'hour'), (rest > 0 || hours === 0) && part(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}
