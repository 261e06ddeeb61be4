import { defineAudit, language, named, nameIn, sentence, whole, type Fields } from '../kernel/audit.ts';
import type { MessageDescriptor } from '../kernel/messages.ts';
import {
  courseAuditFields,
  courseCategories,
  courseSentences as texts,
  courseAuditValues,
} from './course-audit.messages.ts';
import { courseEvents, lessonEvents } from './course.events.ts';

const ofCourse = (text: MessageDescriptor) => (_: unknown, known: Fields) => sentence(text, { name: nameIn(known) });
const inLocale = (text: MessageDescriptor) => (outline: { readonly locale: string }, known: Fields) =>
  sentence(text, { name: nameIn(known), language: language(outline.locale) });

export const courseAudit = defineAudit(courseEvents, {
  label: courseCategories.course,
  fields: courseAuditFields,
  values: courseAuditValues,
  hidden: ['lessonIds', 'fileId'],
  ids: { courseId: 'course', courseIds: 'course' },
  rows: {
    CourseCreated: { sentence: ({ title }) => sentence(texts.CourseCreated, { name: title }) },
    CourseUpdated: { sentence: ofCourse(texts.CourseUpdated), changes: ({ changed }) => whole(changed) },
    CoursePublished: { sentence: ofCourse(texts.CoursePublished), changes: () => whole({ published: true }) },
    CourseUnpublished: { sentence: ofCourse(texts.CourseUnpublished), changes: () => whole({ published: false }) },
    CourseDeleted: { sentence: ofCourse(texts.CourseDeleted), changes: () => [] },
    LessonsReordered: { sentence: ofCourse(texts.LessonsReordered), changes: () => [] },
    CourseOutlineAttached: { sentence: inLocale(texts.CourseOutlineAttached), changes: () => [] },
    CourseOutlineRemoved: { sentence: inLocale(texts.CourseOutlineRemoved), changes: () => [] },
    CourseDownloadsSet: {
      sentence: ofCourse(texts.CourseDownloadsSet),
      changes: ({ downloads }) => whole({ downloads: downloads.map(({ name }) => name) }),
    },
    CourseImageSet: {
      sentence: ofCourse(texts.CourseImageSet),
      changes: ({ image }) => whole({ image: image && image.alt }),
    },
  },
});

const ofLesson = (text: MessageDescriptor) => (lesson: { readonly courseId: string }, known: Fields) =>
  sentence(text, { name: nameIn(known), course: named('course', lesson.courseId) });

export const lessonAudit = defineAudit(lessonEvents, {
  label: courseCategories.lesson,
  fields: courseAuditFields,
  hidden: ['lessonId'],
  ids: { lessonId: 'lesson' },
  rows: {
    LessonAdded: { sentence: ofLesson(texts.LessonAdded) },
    LessonUpdated: { sentence: ofLesson(texts.LessonUpdated), changes: ({ changed }) => whole(changed) },
    LessonRemoved: { sentence: ofLesson(texts.LessonRemoved), changes: () => [] },
  },
});
