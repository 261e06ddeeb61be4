import { videoUploadEvents } from '@paideia/events/uploads/upload.events.ts';
import { defineReaction } from '../kernel/react/reaction.ts';

/** A video that has come whole belongs to its lesson, also one that came before there was this. All are taken in order: the last one of a language stays. */
export const lessonVideoAttachment = defineReaction({
  name: 'lessonVideoAttachment',
  from: 'beginning',
  events: [videoUploadEvents],
  on: {
    VideoUploadCompleted: async ({ itemId: lessonId, itemType, locale, videoId }) =>
      itemType === 'lesson' ? [{ type: 'AttachLessonVideo', data: { lessonId, locale, videoId } }] : [],
  },
});
