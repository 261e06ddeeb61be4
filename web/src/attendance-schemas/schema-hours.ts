import type { Period } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';

/** A period as people write it: once, with the weekdays on which it is held. */
export type Hours = Omit<Period, 'weekday'> & { readonly weekdays: readonly number[] };

/** The lines are in the order of the day; on other hours the same key is a line of its own. */
export function hoursOf(periods: readonly Period[]): readonly Hours[] {
  const lines = new Map<string, Hours>();
  for (const { weekday, key, start, end } of periods) {
    const line = `${start} ${end} ${key}`;
    const weekdays = [...(lines.get(line)?.weekdays ?? []), weekday].toSorted((a, b) => a - b);
    lines.set(line, { key, start, end, weekdays });
  }
  return [...lines].toSorted(([a], [b]) => a.localeCompare(b)).map(([, hours]) => hours);
}
export const periodsOf = (hours: readonly Hours[]): readonly Period[] =>
  hours
    .flatMap(({ weekdays, ...period }) => weekdays.map((weekday) => ({ ...period, weekday })))
    .toSorted((a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start));
