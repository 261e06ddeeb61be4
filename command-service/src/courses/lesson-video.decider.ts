import { lessonVideoCommands } from '@paideia/events/courses/lesson-video.commands.ts';
import { lessonVideoEvents, lessonVideosStream } from '@paideia/events/courses/lesson-video.events.ts';
import { lessonVideoPermissions, readsCourses } from '@paideia/events/courses/course.permissions.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { videoUpload } from '../uploads/upload.decider.ts';
import { courseOfLesson } from './course.facts.ts';

/** It holds the videos of a lesson by their language. */
type State = Readonly<Record<string, string>>;
type Facts = {
  /** Undefined when the lesson is not there any more, nor its course. */
  readonly courseId: string | undefined;
  /** The video is there, and was sent for this lesson. */
  readonly isThere: boolean;
};

export const lessonVideos = defineDecider<State, 'lesson.videoUnknown' | 'notFound', Facts>()({
  events: lessonVideoEvents,
  commands: lessonVideoCommands,
  permissions: lessonVideoPermissions,
  reads: readsCourses,
  creates: ['AttachLessonVideo'],
  commutes: ['AttachLessonVideo'],
  stream: ({ data }) => lessonVideosStream(data.lessonId),
  initial: {},
  exists: (videos) => Object.keys(videos).length > 0,
  scope: () => ({}),
  facts: async ({ data: { lessonId, videoId } }, ask) => {
    const video = await ask.state(videoUpload, videoUploadStream(videoId));
    return {
      courseId: await courseOfLesson(ask, lessonId),
      isThere:
        video.status === 'completed' && video.requested.itemType === 'lesson' && video.requested.itemId === lessonId,
    };
  },
  decide: {
    AttachLessonVideo: (videos, data, { courseId, isThere }) => {
      if (courseId === undefined) return reject('notFound');
      if (!isThere) return reject('lesson.videoUnknown');
      return videos[data.locale] === data.videoId ? [] : [{ type: 'LessonVideoAttached', data: { ...data, courseId } }];
    },
  },
  evolve: { LessonVideoAttached: (videos, { locale, videoId }) => ({ ...videos, [locale]: videoId }) },
});
