import { defineAudit, language, named, once, sentence } from '../kernel/audit.ts';
import { courseCategories, courseSentences as texts } from './course-audit.messages.ts';
import { lessonVideoEvents } from './lesson-video.events.ts';

export const lessonVideoAudit = defineAudit(lessonVideoEvents, {
  label: courseCategories.lessonVideos,
  hidden: ['lessonId', 'courseId', 'videoId'],
  rows: {
    LessonVideoAttached: {
      sentence: ({ lessonId, courseId }) =>
        sentence(texts.LessonVideoAttached, { name: named('lesson', lessonId), course: named('course', courseId) }),
      changes: ({ locale }) => [once({ locale: language(locale) })],
    },
  },
});
