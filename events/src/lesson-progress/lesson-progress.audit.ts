import { defineAudit, named, sentence } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import { lessonProgressCategories, lessonProgressSentences as texts } from './lesson-progress-audit.messages.ts';
import { lessonProgressEvents } from './lesson-progress.events.ts';

const ofLesson = (text: MessageDescriptor) => ({
  sentence: ({ courseId, lessonId }: { readonly courseId: string; readonly lessonId: string }) =>
    sentence(text, { course: named('course', courseId), lesson: named('lesson', lessonId) }),
  changes: () => [],
});

export const lessonProgressAudit = defineAudit(lessonProgressEvents, {
  label: lessonProgressCategories.lessonProgress,
  isFeed: true,
  rows: {
    CourseOpened: {
      sentence: ({ courseId }) => sentence(texts.CourseOpened, { course: named('course', courseId) }),
      changes: () => [],
    },
    LessonWatched: ofLesson(texts.LessonWatched),
    LessonCompleted: ofLesson(texts.LessonCompleted),
  },
});
