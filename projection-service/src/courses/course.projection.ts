import { plain } from '@paideia/documents/values.ts';
import { courseEvents, type CourseEvent } from '@paideia/events/courses/course.events.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import { collectionsOf, defineProjection, put, refOf } from '../kernel/projection.ts';
import { coursePlans, courses, coursesGroup } from './course.view.ts';

export const courseProjection = defineProjection<CourseEvent | GroupEvent>({
  group: coursesGroup,
  collections: collectionsOf(courses, coursePlans),
  events: [courseEvents, groupEvents],
  on: {
    CourseCreated: ({ courseId, ...course }) =>
      put(courses, courseId, { _id: courseId, ...course, titleKey: plain(course.title) }),
    GroupCoursesSet: ({ groupId, regionId, items }, occurred) =>
      put(coursePlans, groupId, { _id: groupId, regionId, items, why: [refOf(occurred)] }),
  },
});
