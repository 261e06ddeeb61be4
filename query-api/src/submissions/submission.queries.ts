import type { Where } from '@paideia/documents/port.ts';
import { through } from '@paideia/events/kernel/dates.ts';
import { readsSubmission } from '@paideia/events/submissions/submission.permissions.ts';
import { isDue } from '@paideia/events/submissions/submission.rules.ts';
import { submissions, type SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { AssignmentSubmission, SubmissionStatus } from './submission.types.ts';

type Standing = Pick<SubmissionView, 'status' | 'reopenedUntil'> | undefined;
type Outcome = Pick<SubmissionView, 'grade' | 'complete' | 'waitingFrom'>;
/** Its files and its note may change: until the deadline that stands, and not after the grade. */
export const isStillOpen = (view: Standing, dueAt: string, now: string): boolean =>
  view?.status !== 'graded' && isDue(dueAt, view?.reopenedUntil ?? null, now);
/**
 * What was handed in waits for its grade, whether or not it may still change; what was not is open, reopened or closed. Of work that was reopened and not handed
 * in anew by then, what was there before stands.
 */
export function submissionStatus(view: (Standing & Outcome) | undefined, dueAt: string, now: string): SubmissionStatus {
  if (view?.status === 'submitted' || view?.status === 'graded') return view.status;
  if (isStillOpen(view, dueAt, now)) return view?.status ?? 'open';
  if (view && view.waitingFrom !== null) return 'submitted';
  return view && (view.grade !== null || view.complete !== null) ? 'graded' : 'closed';
}
/** What waits for its grade at that moment, for a list: work of both statuses, so that indexes which begin with the status lead to it in every order. */
export const waitingAt = (now: string) =>
  ({ status: ['submitted', 'reopened'], waitingFrom: { below: through(now) } }) satisfies Where<SubmissionView>;

export const shownSubmission = (view: SubmissionView): AssignmentSubmission => ({ id: view._id, ...view });

/** The submission, or the same answer whether it is absent or someone else's. */
export async function visibleSubmission(context: Context, id: string): Promise<SubmissionView> {
  return context.visible(await context.read(submissions).one(id), readsSubmission, ({ userId, regionId }) => ({
    ownerId: userId,
    regionId,
  }));
}
