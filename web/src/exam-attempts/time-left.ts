/** Said aloud when this many minutes are left. */
const announcedMinutes = [10, 5, 1] as const;

/** Which of them has been passed since the last look, both in milliseconds left; the smallest if several. */
export const passedMinute = (before: number, after: number): number | undefined =>
  announcedMinutes.filter((minutes) => before > minutes * 60_000 && after <= minutes * 60_000).at(-1);

/** It writes 1 902 000 ms as "31:42", and what is over an hour as "1:31:42". */
export function clockOf(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
