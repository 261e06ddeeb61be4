import { assessmentsFor } from '../exam-attempts/assessment.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { latestLeaveOf } from '../leave-requests/leave-request.queries.ts';
import { noticesFor } from '../news/news.queries.ts';
import { groupTimetable } from '../registers/group-timetable.types.ts';
import { classesOf, itemsOf, lessonsIn, type Days, type InMind } from './calendar.rules.ts';
import type { Calendar } from './calendar.types.ts';

/** Whether whoever asks may know is for the caller to have asked. Undefined when there is no such group. */
export async function inMindOf(
  context: Context,
  { userId, groupId, from, to }: Days & { readonly userId: string; readonly groupId: string },
): Promise<InMind | undefined> {
  const [{ exams, assignments }, timetable, leaves] = await Promise.all([
    assessmentsFor(context, userId, groupId),
    groupTimetable(context, groupId),
    latestLeaveOf(context, userId),
  ]);
  if (!timetable) return undefined;
  const { schema, group, timeZone } = timetable;
  return {
    groupId,
    groupName: group.name,
    timeZone,
    // What somebody is excused from is nothing to have in mind.
    exams: exams.filter(({ excused }) => !excused),
    assignments: assignments.filter(({ excused }) => !excused),
    lessons: schema ? lessonsIn(schema, { from, to }) : [],
    leaves: leaves.filter((leave) => leave.groupId === groupId && leave.status !== 'acknowledged'),
  };
}

/** Of what the dashboard reads anyway: the reads are shared within a request. */
export async function calendarOf(
  context: Context,
  userId: string,
  groupId: string,
  daysFrom: (today: string) => Days,
): Promise<Calendar | null> {
  const today = (await groupTimetable(context, groupId))?.today;
  if (today === undefined) return null;
  const days = daysFrom(today);
  const [inMind, news] = await Promise.all([
    inMindOf(context, { userId, groupId, ...days }),
    noticesFor(context, groupId),
  ]);
  if (!inMind) return null;
  const { timeZone, lessons } = inMind;
  return { groupId, ...days, today, timeZone, items: itemsOf(inMind, news, days), classes: classesOf(lessons) };
}
