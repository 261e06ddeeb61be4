import { group } from '@paideia/documents/port.ts';
import {
  courseEvents,
  lessonEvents,
  type CourseEvent,
  type LessonEvent,
} from '@paideia/events/courses/course.events.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { collectionsOf, defineProjection, patch, put, remove } from '@paideia/projection-service/kernel/projection.ts';

type CourseFact = { readonly courseId: string; readonly code: string; readonly published: boolean };
type LessonFact = { readonly lessonId: string; readonly courseId: string };

const courseFactsGroup = group('facts-courses', 2);
export const courseFacts = courseFactsGroup.collection<CourseFact>('courseFacts', { indexes: { code: ['code'] } });
export const lessonFacts = courseFactsGroup.collection<LessonFact>('lessonFacts', {
  indexes: { course: ['courseId'] },
});

/** Undefined when the lesson is not there any more, nor when its course is not. */
export async function courseOfLesson(ask: Ask, lessonId: string): Promise<string | undefined> {
  const lesson = await ask.table(lessonFacts).one(lessonId);
  return lesson && (await ask.table(courseFacts).one(lesson.courseId))?.courseId;
}

export const courseFactTable = defineProjection<CourseEvent | LessonEvent>({
  group: courseFactsGroup,
  collections: collectionsOf(courseFacts, lessonFacts),
  events: [courseEvents, lessonEvents],
  on: {
    CourseCreated: ({ courseId, code, published }) => put(courseFacts, courseId, { courseId, code, published }),
    CourseUpdated: ({ courseId, changed: { code } }) =>
      code === undefined ? [] : patch(courseFacts, courseId, { code }),
    CoursePublished: ({ courseId }) => patch(courseFacts, courseId, { published: true }),
    CourseUnpublished: ({ courseId }) => patch(courseFacts, courseId, { published: false }),
    CourseDeleted: ({ courseId }) => remove(courseFacts, courseId),
    LessonAdded: ({ lessonId, courseId }) => put(lessonFacts, lessonId, { lessonId, courseId }),
    LessonRemoved: ({ lessonId }) => remove(lessonFacts, lessonId),
  },
});
