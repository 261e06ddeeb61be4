import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const courseStream = streamOf('course');
export const lessonStream = streamOf('lesson');

const of = z.object({ courseId: Id });
const details = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  categoryId: Id.nullable(),
  teacherIds: z.array(Id),
  programYear: z.int(),
  credits: z.number(),
});
/** What may change about a course. */
export type CourseDetails = z.infer<typeof details>;

export const courseEvents = defineEvents('course', {
  /** Before courses could be published, a course was there for students from the start. */
  CourseCreated: event(of.extend({ ...details.shape, published: z.boolean() }), {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, categoryId: null, teacherIds: [], published: true }) },
  }),
  CourseUpdated: event(of.extend({ changed: details.partial() })),
  /** Students of the groups that take it see it. */
  CoursePublished: event(of),
  CourseUnpublished: event(of),
  CourseDeleted: event(of),
  /** All lessons in their order; those that are added later come after them. */
  LessonsReordered: event(of.extend({ lessonIds: z.array(Id) })),
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
