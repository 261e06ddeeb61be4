import { courseProgressIdOf } from '@paideia/events/lesson-progress/lesson-progress.events.ts';
import { lessonsDue } from '@paideia/events/lesson-progress/lesson-progress.rules.ts';
import type { PlannedCourse } from '@paideia/events/groups/group.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import {
  coursePlans,
  courses,
  lessons,
  type CourseView,
  type LessonView,
} from '@paideia/projection-service/courses/course.view.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { courseProgress } from '@paideia/projection-service/lesson-progress/lesson-progress.view.ts';
import { videos } from '@paideia/projection-service/uploads/video.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { imageOf, ownOutlineOf } from '../courses/course-file.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { dateIn } from '../registers/group-timetable.types.ts';
import { contactsOf } from '../teachers/teacher.queries.ts';
import { videoOf } from '../uploads/video.queries.ts';
import type { Video } from '../uploads/video.types.ts';
import type { RecentLesson, StudentCourse, StudentLesson } from './student-course.types.ts';

type Taken = { readonly group: GroupView; readonly item: PlannedCourse; readonly course: CourseView };

/** The groups whose courses a person takes, the chosen one first. */
export async function ownGroups(context: Context): Promise<readonly string[]> {
  const me = await context.join(users, context.signedIn().userId);
  const mine = me?.groupIds ?? [];
  return mine.toSorted((one, other) => Number(other === me?.selectedGroup) - Number(one === me?.selectedGroup));
}
/** What a group takes, of what is published, in its order. */
export async function takenBy(context: Context, groupId: string): Promise<readonly Taken[]> {
  const [group, plan] = await Promise.all([context.join(groups, groupId), context.join(coursePlans, groupId)]);
  const found = await Promise.all(
    (plan?.items ?? []).map(async (item) => ({ item, course: await context.join(courses, item.courseId) })),
  );
  return found.flatMap(({ item, course }) => (group && course?.published ? [{ group, item, course }] : []));
}

/** A course that is not published, or that none of the person's groups takes, is as if it were not there. */
export async function takenCourse(context: Context, courseId: string): Promise<Taken> {
  for (const groupId of await ownGroups(context)) {
    const taken = (await takenBy(context, groupId)).find(({ course }) => course._id === courseId);
    if (taken) return taken;
  }
  throw new Refusal('notFound');
}
export async function takenCourses(context: Context, groupId: string): Promise<readonly Taken[]> {
  if (!(await ownGroups(context)).includes(groupId)) throw new Refusal('notFound');
  return takenBy(context, groupId);
}

const progressIn = async (context: Context, courseId: string) =>
  (await context.join(courseProgress, courseProgressIdOf(context.signedIn().userId, courseId)))?.lessons ?? [];

export async function studentCourseOf(context: Context, { group, item, course }: Taken): Promise<StudentCourse> {
  const { _id, code, title, description, credits } = course;
  const { fromDate, toDate, termName, teacherIds } = item;
  const [progress, region] = await Promise.all([progressIn(context, _id), context.join(regions, group.regionId)]);
  const today = dateIn(region?.timeZone ?? 'UTC', context.now);
  const through = new Set(progress.filter(({ completedAt }) => completedAt).map(({ lessonId }) => lessonId));
  const list = course.lessons.map((lesson) => ({ ...lesson, completed: through.has(lesson._id) }));
  return {
    _id,
    code,
    title,
    description,
    credits,
    fromDate,
    toDate,
    termName,
    groupId: group._id,
    groupName: group.name,
    teachers: await contactsOf(context, teacherIds.length > 0 ? teacherIds : course.teacherIds),
    lessons: list,
    outline: await ownOutlineOf(context, course),
    image: await imageOf(context, course),
    completedLessons: list.filter(({ completed }) => completed).length,
    dueLessons: lessonsDue(list.length, fromDate, toDate, today),
    nextLessonId: list.find(({ completed }) => !completed)?._id ?? null,
  };
}

async function attachedVideos(context: Context, { videos: attached }: LessonView): Promise<readonly Video[]> {
  const found = await Promise.all(attached.map(({ videoId }) => context.join(videos, videoId)));
  const playable = await Promise.all(found.map(async (video) => (video ? videoOf(context, video) : null)));
  return playable.filter((video) => video !== null);
}

export async function studentLessonOf(context: Context, lessonId: string): Promise<StudentLesson> {
  const lesson = await context.read(lessons).one(lessonId);
  if (!lesson) throw new Refusal('notFound');
  await takenCourse(context, lesson.courseId);
  const { _id, courseId, title, notes, durationS } = lesson;
  const own = (await progressIn(context, courseId)).find((one) => one.lessonId === lessonId);
  return {
    _id,
    courseId,
    title,
    notes,
    durationS,
    videos: await attachedVideos(context, lesson),
    positionS: own?.positionS ?? 0,
    watched: own?.ranges ?? [],
    completed: own?.completedAt != null,
  };
}

/** Those of courses that the person still takes, the latest first. */
export async function recentLessons(context: Context, most: number): Promise<readonly RecentLesson[]> {
  const { userId } = context.signedIn();
  const mine = (await Promise.all((await ownGroups(context)).map((id) => takenBy(context, id)))).flat();
  const taken = new Map(mine.map(({ course }) => [course._id, course]));
  // Only of these: the latest courses of all may be those of a group that was left.
  const watched = await context
    .read(courseProgress)
    .many([...taken.keys()].map((id) => courseProgressIdOf(userId, id)));
  return watched
    .flatMap(({ courseId, lessons: seen }) => {
      const course = taken.get(courseId);
      return seen.flatMap(({ lessonId, at, positionS, completedAt }): readonly RecentLesson[] => {
        const lesson = course?.lessons.find(({ _id }) => _id === lessonId);
        if (!course || !lesson) return [];
        const { title, durationS } = lesson;
        const courseTitle = course.title;
        return [{ lessonId, title, courseId, courseTitle, at, positionS, durationS, completed: completedAt !== null }];
      });
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, most);
}
