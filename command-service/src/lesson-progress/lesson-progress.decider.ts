import { lessonProgressCommands } from '@paideia/events/lesson-progress/lesson-progress.commands.ts';
import { lessonProgressEvents, lessonProgressStream } from '@paideia/events/lesson-progress/lesson-progress.events.ts';
import { lessonProgressPermissions } from '@paideia/events/lesson-progress/lesson-progress.permissions.ts';
import { isEnough, joinedRanges, type WatchedRange } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { every } from '@paideia/documents/every.ts';
import { courseUse } from '../courses/course-use.facts.ts';
import { courseFacts, lessonFacts } from '../courses/course.facts.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { defineDecider, type Ask } from '../kernel/decide/decider.ts';

type Lesson = {
  readonly at: string;
  readonly positionS: number;
  readonly ranges: readonly WatchedRange[];
  readonly completed: boolean;
};
type State = { readonly openedAt: string | null; readonly lessons: Readonly<Record<string, Lesson>> };
type Place = { readonly groupId: string; readonly regionId: string };
/** The student's group that takes the published course, if there is one; and whether the lesson is one of the course. */
type LessonProgressFacts = { readonly place: Place | null; readonly hasLesson: boolean };

const unseen: Lesson = { at: '', positionS: 0, ranges: [], completed: false };
const hourMs = 3_600_000;
/** The same visit goes on. */
const isRecent = (at: string | null, now: string) => at !== null && Date.parse(now) - Date.parse(at) < hourMs;
const secondsOf = (ranges: readonly WatchedRange[]) => ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** Who was graduated may still look; who was withdrawn may not. */
async function placeOf(ask: Ask, userId: string, courseId: string): Promise<Place | null> {
  if (!(await ask.table(courseFacts).one(courseId))?.published) return null;
  const enrolled = (await every(ask.table(enrolmentFacts), { where: { userId } })).filter(
    ({ status }) => status === 'active' || status === 'completed',
  );
  const plans = await ask.table(courseUse).many(enrolled.map(({ groupId }) => groupId));
  const taking = plans.filter(({ courseIds }) => courseIds.includes(courseId)).map(({ id }) => id);
  const places = enrolled.filter(({ groupId }) => taking.includes(groupId));
  const [place] = [...places.filter(({ status }) => status === 'active'), ...places];
  return place ? { groupId: place.groupId, regionId: place.regionId } : null;
}

export const lessonProgress = defineDecider<State, 'lessonProgress.notTaken', LessonProgressFacts>()({
  events: lessonProgressEvents,
  commands: lessonProgressCommands,
  permissions: lessonProgressPermissions,
  creates: ['OpenCourse', 'RecordLessonWatch'],
  commutes: ['OpenCourse', 'RecordLessonWatch'],
  stream: ({ data }) => lessonProgressStream(data.userId, data.courseId),
  initial: { openedAt: null, lessons: {} },
  exists: () => true,
  scope: (_, { data }) => ({ ownerId: data.userId }),
  facts: async ({ type, data }, ask) => ({
    place: await placeOf(ask, data.userId, data.courseId),
    hasLesson:
      type === 'RecordLessonWatch' && (await ask.table(lessonFacts).one(data.lessonId))?.courseId === data.courseId,
  }),

  decide: {
    OpenCourse: ({ openedAt }, data, { place, now }) => {
      if (!place) return reject('lessonProgress.notTaken');
      return isRecent(openedAt, now) ? [] : [{ type: 'CourseOpened', data: { ...data, ...place, at: now } }];
    },
    RecordLessonWatch: ({ lessons }, { durationS, completed, ...data }, { place, hasLesson, now }) => {
      if (!place || !hasLesson) return reject('lessonProgress.notTaken');
      const { lessonId, userId, courseId } = data;
      const progress = { userId, courseId, ...place, at: now, lessonId };
      const before = lessons[lessonId] ?? unseen;
      const positionS = data.positionS ?? before.positionS;
      const ranges = joinedRanges(data.ranges);
      const watched = joinedRanges([...before.ranges, ...ranges]);
      const isNews =
        positionS !== before.positionS ||
        secondsOf(watched) > secondsOf(before.ranges) ||
        !isRecent(before.at || null, now);
      const isThrough = completed || (durationS !== null && durationS > 0 && isEnough(watched, durationS));
      return [
        ...(isNews ? [{ type: 'LessonWatched' as const, data: { ...progress, positionS, ranges: [...ranges] } }] : []),
        ...(isThrough && !before.completed ? [{ type: 'LessonCompleted' as const, data: progress }] : []),
      ];
    },
  },
  evolve: {
    CourseOpened: (state, { at }) => ({ ...state, openedAt: at }),
    LessonWatched: (state, { lessonId, positionS, ranges, at }) => {
      const before = state.lessons[lessonId] ?? unseen;
      const now = { ...before, at, positionS, ranges: joinedRanges([...before.ranges, ...ranges]) };
      return { ...state, lessons: { ...state.lessons, [lessonId]: now } };
    },
    LessonCompleted: (state, { lessonId }) => ({
      ...state,
      lessons: { ...state.lessons, [lessonId]: { ...(state.lessons[lessonId] ?? unseen), completed: true } },
    }),
  },
});
