import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const lessonProgressCategories = defineMessages('auditLog.category', {
  lessonProgress: ['Progress in a course', 'Kind of record in the system log'],
});

/** One sentence an event type. `{subject}` is the student. */
export const lessonProgressSentences = defineMessages('audit', {
  CourseOpened: ['{actor} opened the course {course}', 'A student looks at a course'],
  LessonWatched: ['{actor} opened the lesson {lesson} of the course {course}', 'A student looks at a lesson'],
  LessonCompleted: [
    '{actor} completed the lesson {lesson} of the course {course}',
    'A student is through with a lesson',
  ],
});
