import { courses, type CourseView } from '@paideia/projection-service/courses/course.view.ts';
import { seesResultsOfRegions } from '../exam-attempts/result-regions.rules.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { Course, CourseFilter } from './course.types.ts';

/** `allCourses`, `Course`: for whoever plans, sets or grades something of a course. */
export const CourseResolver = adminResource<CourseView, Course, CourseFilter>({
  name: 'Course',
  type: Course,
  view: courses,
  filter: CourseFilter,
  rule: seesResultsOfRegions,
  scope: () => 'everything',
  where: ({ q, programYear }) => ({ where: { programYear: programYear ?? undefined }, search: q ?? undefined }),
  sorts: { code: 'code', title: 'titleKey', programYear: 'programYear', credits: 'credits' },
  map: (course) => ({ ...course, id: course._id }),
});
