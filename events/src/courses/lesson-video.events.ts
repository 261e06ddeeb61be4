import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

/** Beside the stream of the lesson, so that a video that arrives changes nothing for whoever is writing the lesson's text. */
export const lessonVideosStream = streamOf('lessonVideos');

export const lessonVideoEvents = defineEvents('lessonVideos', {
  /** From now on the lesson shows this video in that language, in place of the one before. */
  LessonVideoAttached: event(z.object({ lessonId: Id, courseId: Id, locale: z.string(), videoId: Id })),
});
export type LessonVideoEvent = EventOf<typeof lessonVideoEvents>;
