import { formatTag } from '@paideia/events/kernel/messages.ts';
import type { Params } from '../errors/refusal.ts';

const date = /^\d{4}-\d{2}-\d{2}$/;

/** The values of a rejection as people say them: a date (`yyyy-MM-dd`) is written out in the locale, everything else stays. */
export function spokenParams(locale: string, params: Params = {}): Params {
  const tag = formatTag(locale);
  const say = (value: string | number) =>
    typeof value === 'string' && date.test(value)
      ? new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
          new Date(value),
        )
      : value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, say(value)]));
}
