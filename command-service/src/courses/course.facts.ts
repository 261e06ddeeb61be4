import { group } from '@paideia/documents/port.ts';
import { courseEvents, type CourseEvent } from '@paideia/events/courses/course.events.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';

export type CourseFact = { readonly courseId: string; readonly code: string };

const courseFactsGroup = group('facts-courses', 1);
export const courseFacts = courseFactsGroup.collection<CourseFact>('courseFacts', { indexes: { code: ['code'] } });

export const courseFactTable = defineProjection<CourseEvent>({
  group: courseFactsGroup,
  collections: collectionsOf(courseFacts),
  events: [courseEvents],
  on: { CourseCreated: ({ courseId, code }) => put(courseFacts, courseId, { courseId, code }) },
});
