import { readsSubmission } from '@paideia/events/submissions/submission.permissions.ts';
import { isDue } from '@paideia/events/submissions/submission.rules.ts';
import { submissions, type SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { AssignmentSubmission, SubmissionStatus } from './submission.types.ts';

/** Graded, else closed after the deadline that stands, else as it is. */
export function submissionStatus(view: SubmissionView | undefined, dueAt: string, now: string): SubmissionStatus {
  if (view?.status === 'graded') return 'graded';
  if (!isDue(dueAt, view?.reopenedUntil ?? null, now)) return 'closed';
  return view?.status ?? 'open';
}

export const shownSubmission = (view: SubmissionView): AssignmentSubmission => ({ id: view._id, ...view });

/** The submission, or the same answer whether it is absent or someone else's. */
export async function visibleSubmission(context: Context, id: string): Promise<SubmissionView> {
  return context.visible(await context.read(submissions).one(id), readsSubmission, ({ userId, regionId }) => ({
    ownerId: userId,
    regionId,
  }));
}
