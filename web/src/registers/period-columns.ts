import type { TimetablePeriodFragment } from '../generated/registers/attendance.ts';

/** The periods of a week in the order of the day, by the earliest start of each; a start is told where all days agree. */
export function columnsOf(
  periods: readonly TimetablePeriodFragment[],
): readonly { readonly key: string; readonly start: string | undefined }[] {
  const starts = new Map<string, Set<string>>();
  for (const { key, start } of periods) starts.set(key, (starts.get(key) ?? new Set()).add(start));
  return [...starts]
    .map(([key, all]) => ({ key, all: [...all].sort() }))
    .sort((one, other) => one.all[0]!.localeCompare(other.all[0]!) || one.key.localeCompare(other.key))
    .map(({ key, all }) => ({ key, start: all.length === 1 ? all[0] : undefined }));
}
