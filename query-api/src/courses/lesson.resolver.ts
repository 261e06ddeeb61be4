import { listsLessons } from '@paideia/events/courses/course.permissions.ts';
import { lessons, type LessonView } from '@paideia/projection-service/courses/course.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { lessonOf } from './course.queries.ts';
import { Lesson, LessonFilter } from './lesson.types.ts';

/** `allLessons`, `Lesson`: for whoever sees courses that are not published. */
export const LessonResolver = adminResource<LessonView, Lesson, LessonFilter>({
  name: 'Lesson',
  type: Lesson,
  view: lessons,
  filter: LessonFilter,
  rule: listsLessons,
  scope: () => 'everything',
  where: ({ q, courseId }) => ({ where: { courseId: courseId ?? undefined }, search: q ?? undefined }),
  sorts: { title: 'titleKey' },
  map: lessonOf,
});
