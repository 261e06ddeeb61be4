import { z } from 'zod';
import { Refusal } from './refusal.ts';

const Day = z.iso.date();
const Moment = z.iso.datetime();
const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

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
  const last = to ? bound('to', to) : undefined;
  // Instants are compared as text, and nothing stands between one and itself with `~` behind it.
  const below = last === undefined ? undefined : Day.safeParse(last).success ? dayAfter(last) : `${last}~`;
  return { ...(from && { from: bound('from', from) }), ...(below !== undefined && { below }) };
}

/** One of the values of a closed list; undefined for none, refused as `invalid` for any other. */
export function oneOf<T extends z.ZodType>(
  schema: T,
  path: string,
  value: string | null | undefined,
): z.infer<T> | undefined {
  if (!value) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
  return parsed.data;
}
