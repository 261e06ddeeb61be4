import { compact } from '@paideia/events/kernel/ids.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { lessonProgressEvents } from '@paideia/events/lesson-progress/lesson-progress.events.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { courseActivities, visitMs } from './course-activity.facts.ts';
import { logit } from './logit.decider.ts';

async function isNoted(userId: string, courseId: string, at: string, ask: Ask): Promise<boolean> {
  const { entries = [] } = (await ask.table(courseActivities).one(userId)) ?? {};
  const recent = entries.filter((entry) => entry.at > later(at, -visitMs));
  const noted = await Promise.all(recent.map(({ stream }) => ask.state(logit, stream)));
  return noted.some((entry) => entry.courseId === courseId);
}

/** The activity log has the visits to courses, those too of which the page itself said nothing within the hour. */
export const courseActivity = defineReaction({
  name: 'course-activity',
  from: 'now',
  events: [lessonProgressEvents],
  partition: ofStream,
  on: {
    CourseOpened: async ({ userId, courseId }, { id, at }, ask) => {
      if (await isNoted(userId, courseId, at, ask)) return [];
      return [
        {
          type: 'RecordLogit',
          data: {
            logitId: idFrom('courseActivity', id),
            day: compact(at.slice(0, 10)),
            userId,
            action: 'courseActivity',
            type: 'ACTIVITY',
            payload: { courseId },
          },
        },
      ];
    },
  },
});
