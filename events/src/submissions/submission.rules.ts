export const submissionIdOf = (assignmentId: string, userId: string): string => `${assignmentId}_${userId}`;

/** Until the deadline, or until a later one that was given once more; at that instant it is over. All are instants, ISO 8601 in UTC. */
export const isDue = (dueAt: string, reopenedUntil: string | null, now: string): boolean =>
  Date.parse(now) < Date.parse(deadlineOf(dueAt, reopenedUntil));
/** The later of the two: what was given once more shortens nothing. */
export const deadlineOf = (dueAt: string, reopenedUntil: string | null): string =>
  reopenedUntil !== null && Date.parse(reopenedUntil) > Date.parse(dueAt) ? reopenedUntil : dueAt;

/** So many files one piece of work may have, and so many may come back with its grade. */
export const mostFiles = 20;
/** It is counted in characters, and holds for what the student and for what the teacher says of a piece of work. */
export const longestNote = 5000;
export const longestComment = 2000;
