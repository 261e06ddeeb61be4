import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const lessonProgressCategories = defineMessages({
  lessonProgress: {
    id: 'auditLog.category.lessonProgress',
    defaultMessage: 'Progress in a course',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type. `{subject}` is the student. */
export const lessonProgressSentences = defineMessages({
  CourseOpened: {
    id: 'audit.CourseOpened',
    defaultMessage: '{actor} opened the course {course}',
    description: 'A student looks at a course',
  },
  LessonWatched: {
    id: 'audit.LessonWatched',
    defaultMessage: '{actor} opened the lesson {lesson} of the course {course}',
    description: 'A student looks at a lesson',
  },
  LessonCompleted: {
    id: 'audit.LessonCompleted',
    defaultMessage: '{actor} completed the lesson {lesson} of the course {course}',
    description: 'A student is through with a lesson',
  },
});
