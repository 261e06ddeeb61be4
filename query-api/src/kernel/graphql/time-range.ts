import { z } from 'zod';
import { through } from '@paideia/events/kernel/dates.ts';
import { Refusal } from '../errors/refusal.ts';

const Day = z.iso.date();
const Moment = z.iso.datetime();

function bound(path: string, text: string): string {
  if (Day.safeParse(text).success || Moment.safeParse(text).success) return text;
  throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
}

/**
 * Instants between two bounds, both included; each is a date (`yyyy-MM-dd`, the whole day in UTC) or an instant. Undefined when there is no
 * bound. Refused as `invalid` when a bound is neither.
 */
export function timeRange(
  from: string | null | undefined,
  to: string | null | undefined,
): { readonly from?: string; readonly below?: string } | undefined {
  if (!from && !to) return undefined;
  return { ...(from && { from: bound('from', from) }), ...(to && { below: through(bound('to', to)) }) };
}
/** As `timeRange`, for dates that are compared with dates. */
export function dateRange(
  from: string | null | undefined,
  to: string | null | undefined,
): ReturnType<typeof timeRange> {
  for (const [path, date] of Object.entries({ from, to }))
    if (date && !Day.safeParse(date).success) throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
  return timeRange(from, to);
}

/** One of the values of a closed list; refused as `invalid` for any other. For lists that are texts in the API. */
export function memberOf<T extends z.ZodType>(list: T, path: string, value: string): z.infer<T> {
  const parsed = list.safeParse(value);
  if (!parsed.success) throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
  return parsed.data;
}

/** It is as `memberOf`, but undefined for none. */
export const oneOf = <T extends z.ZodType>(
  list: T,
  path: string,
  value: string | null | undefined,
): z.infer<T> | undefined => (value ? memberOf(list, path, value) : undefined);
