import { readsSubmission } from '@paideia/events/submissions/submission.permissions.ts';
import { isDue } from '@paideia/events/submissions/submission.rules.ts';
import { submissions, type SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { AssignmentSubmission, SubmissionStatus } from './submission.types.ts';

type Standing = Pick<SubmissionView, 'status' | 'reopenedUntil'> | undefined;
/** Its files and its note may change: until the deadline that stands, and not after the grade. */
export const isStillOpen = (view: Standing, dueAt: string, now: string): boolean =>
  view?.status !== 'graded' && isDue(dueAt, view?.reopenedUntil ?? null, now);
/** What was handed in waits for its grade, whether or not it may still change; what was not is open or closed. */
export function submissionStatus(view: Standing, dueAt: string, now: string): SubmissionStatus {
  if (view && view.status !== 'open') return view.status;
  return isStillOpen(view, dueAt, now) ? 'open' : 'closed';
}

export const shownSubmission = (view: SubmissionView): AssignmentSubmission => ({ id: view._id, ...view });

/** The submission, or the same answer whether it is absent or someone else's. */
export async function visibleSubmission(context: Context, id: string): Promise<SubmissionView> {
  return context.visible(await context.read(submissions).one(id), readsSubmission, ({ userId, regionId }) => ({
    ownerId: userId,
    regionId,
  }));
}
