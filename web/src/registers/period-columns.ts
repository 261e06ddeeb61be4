import type { TimetablePeriodFragment } from '../generated/registers/attendance.ts';

/** The periods of a week by key; a start is known where all days agree. */
export function columnsOf(
  periods: readonly TimetablePeriodFragment[],
): readonly { readonly key: string; readonly start: string | undefined }[] {
  const starts = new Map<string, Set<string>>();
  for (const { key, start } of periods) starts.set(key, (starts.get(key) ?? new Set()).add(start));
  return [...starts]
    .map(([key, all]) => ({ key, start: all.size === 1 ? [...all][0] : undefined }))
    .sort((one, other) => one.key.localeCompare(other.key));
}
