import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { assignmentsOf } from '../assignments/assignment.queries.ts';
import { schedulesOf } from '../exams/exam.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { groupTimetable } from '../registers/group-timetable.types.ts';
import type { Assessments } from './assessment.types.ts';
import { assignmentOf } from './assigned-work.queries.ts';
import { sittingOf } from './sittings.ts';

/** One's own group, or the same answer as for one that is not there. */
export async function ownGroup(context: Context, groupId: string): Promise<string> {
  const { userId } = context.signedIn();
  const user = await context.join(users, userId);
  if (!user?.groupIds.includes(groupId)) throw new Refusal('notFound');
  return userId;
}

/** Everything that a group sets, as one of its students finds it; found once a request. Whether whoever asks may know is for the caller to have asked. */
export const assessmentsFor = (context: Context, userId: string, groupId: string): Promise<Assessments> =>
  context.shared('assessments', `${userId} ${groupId}`, () => assessmentsIn(context, userId, groupId));

async function assessmentsIn(context: Context, userId: string, groupId: string): Promise<Assessments> {
  const [schedules, set, timetable] = await Promise.all([
    schedulesOf(context, groupId),
    assignmentsOf(context, groupId),
    groupTimetable(context, groupId),
  ]);
  const exams = (await Promise.all(schedules.map((schedule) => sittingOf(context, schedule, userId)))).filter(
    (exam) => exam !== undefined,
  );
  const own = await Promise.all(set.map((view) => assignmentOf(context, view, userId)));
  return { exams, assignments: own, timeZone: timetable?.timeZone ?? 'UTC' };
}

/** Everything that one's own group sets, what closes first first. */
export const assessmentsOf = async (context: Context, groupId: string): Promise<Assessments> =>
  assessmentsFor(context, await ownGroup(context, groupId), groupId);
