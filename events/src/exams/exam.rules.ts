const ms = (at: string) => Date.parse(at);

/** Instants, ISO 8601 in UTC: when an exam of a group opens, when it closes, and when late starts end, if they do. */
export type ExamWindow = { readonly opensAt: string; readonly closesAt: string; readonly lockAt: string | null };
export const closesBeforeItOpens = ({ opensAt, closesAt }: Pick<ExamWindow, 'opensAt' | 'closesAt'>): boolean =>
  ms(closesAt) <= ms(opensAt);
export const locksBeforeItCloses = ({ closesAt, lockAt }: Pick<ExamWindow, 'closesAt' | 'lockAt'>): boolean =>
  lockAt !== null && ms(lockAt) < ms(closesAt);

/** The student's own deadline: an extension, unless the group's is later by now. `extended` holds extensions by student. */
export function deadlineFor(
  closesAt: string,
  extended: Readonly<Record<string, string>>,
  userId: string | null,
): string {
  const own = userId !== null && Object.hasOwn(extended, userId) ? extended[userId]! : closesAt;
  return ms(own) > ms(closesAt) ? own : closesAt;
}
/** At the deadline itself an exam is still open. `now` is in milliseconds of the epoch. */
export const hasClosed = (closesAt: string, now: number): boolean => now > ms(closesAt);

/** Whether a student may still begin after the own deadline. The group's lock takes nothing of a later one. */
export const takesLate = ({ closesAt, lockAt }: Pick<ExamWindow, 'closesAt' | 'lockAt'>): boolean =>
  lockAt === null || ms(lockAt) > ms(closesAt);

/** The ids of options that say what one before them says. Case is kept: it may be what is asked for. */
export const repeatedOptions = (
  options: readonly { readonly id: string; readonly text: string }[],
): readonly string[] =>
  options.filter(({ text }, n) => options.findIndex((one) => one.text.trim() === text.trim()) < n).map(({ id }) => id);

/** It is counted in characters. */
export const longestTitle = 200;
export const longestInstructions = 10_000;
export const longestQuestion = 4000;
export const longestOption = 1000;
export const mostQuestions = 200;
export const fewestOptions = 2;
export const mostOptions = 10;
/** It is given in percent. */
export const leastPassMark = 1;
export const mostAttempts = 10;
export const mostPointsPerQuestion = 100;
export const longestTimeLimitMin = 600;
