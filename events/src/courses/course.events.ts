import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const courseStream = streamOf('course');
export const lessonStream = streamOf('lesson');

const courseRef = z.object({ courseId: Id });
const details = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  categoryId: Id.nullable(),
  teacherIds: z.array(Id),
  programYear: z.int(),
  credits: z.number(),
});
/** These details of a course may change. */
export type CourseDetails = z.infer<typeof details>;
const inLocale = courseRef.extend({ locale: z.string() });
/** `name` is what the college calls the file, and says nothing of who brought it. */
const download = z.object({ fileId: Id, name: z.string() });
export type CourseDownload = z.infer<typeof download>;
/** `alt` says what it shows to who cannot see it. */
const image = z.object({ fileId: Id, alt: z.string() });
export type CourseImage = z.infer<typeof image>;

export const courseEvents = defineEvents('course', {
  /** Before courses could be published, a course was there for students from the start. */
  CourseCreated: event(courseRef.extend({ ...details.shape, published: z.boolean() }), {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, categoryId: null, teacherIds: [], published: true }) },
  }),
  CourseUpdated: event(courseRef.extend({ changed: details.partial() })),
  /** Students of the groups that take it see it. */
  CoursePublished: event(courseRef),
  CourseUnpublished: event(courseRef),
  CourseDeleted: event(courseRef),
  /** All lessons in their order; those that are added later come after them. */
  LessonsReordered: event(courseRef.extend({ lessonIds: z.array(Id) })),
  /** It takes the place of the one in this language. */
  CourseOutlineAttached: event(inLocale.extend({ fileId: Id })),
  CourseOutlineRemoved: event(inLocale),
  /** All of them in their order. */
  CourseDownloadsSet: event(courseRef.extend({ downloads: z.array(download) })),
  CourseImageSet: event(courseRef.extend({ image: image.nullable() })),
});
export type CourseEvent = EventOf<typeof courseEvents>;

const ofLesson = z.object({ lessonId: Id, courseId: Id });
/** `notes` is sanitised HTML, `durationS` seconds, null where nothing is played. */
const lesson = z.object({ title: z.string(), notes: z.string(), durationS: z.int().nullable() });
export type LessonDetails = z.infer<typeof lesson>;

export const lessonEvents = defineEvents('lesson', {
  LessonAdded: event(ofLesson.extend(lesson.shape)),
  LessonUpdated: event(ofLesson.extend({ changed: lesson.partial() })),
  LessonRemoved: event(ofLesson),
});
export type LessonEvent = EventOf<typeof lessonEvents>;
