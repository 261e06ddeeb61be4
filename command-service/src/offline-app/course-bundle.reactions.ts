import { every } from '@paideia/documents/every.ts';
import { courseEvents, lessonEvents } from '@paideia/events/courses/course.events.ts';
import { lessonVideoEvents } from '@paideia/events/courses/lesson-video.events.ts';
import { groupEvents } from '@paideia/events/groups/group.events.ts';
import { bundleIdOf } from '@paideia/events/offline-app/course-bundle.events.ts';
import { videoUploadEvents, videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { courseOfLesson } from '../courses/course.facts.ts';
import { courseUse } from '../courses/course-use.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, type Command } from '../kernel/react/reaction.ts';
import { videoUpload } from '../uploads/upload.decider.ts';

const publication = (groupId: string, courseId: string): Command => ({
  type: 'PublishCourseBundle',
  data: { groupId, courseId },
  key: bundleIdOf(groupId, courseId),
});

/** For each group of the app that takes the course. */
async function ofCourse(ask: Ask, courseId: string): Promise<readonly Command[]> {
  const uses = await every(ask.table(courseUse), { where: { courseIds: courseId, by: 'group' } });
  const groups = await ask.table(groupFacts).many(uses.map(({ id }) => id));
  return groups.filter(({ offlineApp }) => offlineApp).map(({ groupId }) => publication(groupId, courseId));
}
const changed = ({ courseId }: { readonly courseId: string }, _: unknown, ask: Ask) => ofCourse(ask, courseId);

/** For each course that a group of the app takes. */
async function ofGroup(ask: Ask, groupId: string): Promise<readonly Command[]> {
  const group = await ask.table(groupFacts).one(groupId);
  const use = group?.offlineApp ? await ask.table(courseUse).one(groupId) : undefined;
  return (use?.courseIds ?? []).map((courseId) => publication(groupId, courseId));
}
/** Also of a video that is not there any more, whose own stream still says which lesson it was for. */
async function ofVideo({ videoId }: { readonly videoId: string }, _: unknown, ask: Ask) {
  const video = await ask.state(videoUpload, videoUploadStream(videoId));
  const courseId = video.status === 'none' ? undefined : await courseOfLesson(ask, video.requested.itemId);
  return courseId === undefined ? [] : ofCourse(ask, courseId);
}

/** What the devices of students keep of a course is made ready anew when the files of the course, or the courses of the group, are others. Exams need a connection, so nothing of them is kept. */
export const courseBundles = defineReaction({
  name: 'courseBundles',
  from: 'beginning',
  events: [courseEvents, lessonEvents, lessonVideoEvents, videoUploadEvents, groupEvents],
  on: {
    CourseOutlineAttached: changed,
    CourseOutlineRemoved: changed,
    CourseDownloadsSet: changed,
    LessonVideoAttached: changed,
    LessonRemoved: changed,
    VideoRemoved: ofVideo,
    VideoSubtitlesSet: ofVideo,
    VideoSubtitlesRemoved: ofVideo,
    GroupCoursesSet: ({ groupId }, _, ask) => ofGroup(ask, groupId),
    GroupUpdated: async ({ groupId, changed: { offlineApp } }, _, ask) =>
      offlineApp === true ? ofGroup(ask, groupId) : [],
  },
});
