import { every } from '@paideia/documents/every.ts';
import { courseEvents, lessonEvents } from '@paideia/events/courses/course.events.ts';
import { lessonVideoEvents } from '@paideia/events/courses/lesson-video.events.ts';
import { videoUploadEvents } from '@paideia/events/uploads/upload.events.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream } from '../kernel/react/reaction.ts';
import { videoFacts } from '../uploads/video.facts.ts';
import { courseOfLesson, lessonFacts } from './course.facts.ts';

/** A video that has come whole belongs to its lesson, also one that came before there was this. All are taken in order: the last one of a language stays. */
export const lessonVideoAttachment = defineReaction({
  name: 'lessonVideoAttachment',
  from: 'beginning',
  events: [videoUploadEvents],
  on: {
    VideoUploadCompleted: async ({ itemId: lessonId, itemType, locale, videoId }, _, ask) => {
      if (itemType !== 'lesson') return [];
      const isThere = (await courseOfLesson(ask, lessonId)) !== undefined;
      return isThere
        ? [{ type: 'AttachLessonVideo', data: { lessonId, locale, videoId } }]
        : [{ type: 'RemoveVideo', data: { videoId } }];
    },
  },
});

const videosOf = (ask: Ask, itemId: string) => every(ask.table(videoFacts), { where: { itemId } });
const removal = ({ videoId }: { readonly videoId: string }) => ({
  type: 'RemoveVideo',
  data: { videoId },
  key: videoId,
});
/** Videos go with their lesson and their course, finished or not, and a video that another one has taken the place of goes. */
export const lessonVideoRemoval = defineReaction({
  name: 'lessonVideoRemoval',
  from: 'beginning',
  events: [lessonVideoEvents, lessonEvents, courseEvents],
  partition: ofStream,
  on: {
    LessonVideoAttached: async ({ lessonId, locale, videoId }, _, ask) => {
      const inLocale = (await videosOf(ask, lessonId)).filter((one) => one.locale === locale);
      const since = inLocale.find((one) => one.videoId === videoId)?.completedAt ?? '';
      return inLocale.filter(({ completedAt }) => completedAt !== null && completedAt < since).map(removal);
    },
    LessonRemoved: async ({ lessonId }, _, ask) => (await videosOf(ask, lessonId)).map(removal),
    CourseDeleted: async ({ courseId }, _, ask) => {
      const lessons = await every(ask.table(lessonFacts), { where: { courseId } });
      const itemIds = [courseId, ...lessons.map(({ lessonId }) => lessonId)];
      return (await Promise.all(itemIds.map((itemId) => videosOf(ask, itemId)))).flat().map(removal);
    },
  },
});
