import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { listsCourses } from '@paideia/events/courses/course.permissions.ts';
import { categories } from '@paideia/projection-service/categories/category.view.ts';
import { coursePlans, courses, type CourseView } from '@paideia/projection-service/courses/course.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { every } from '@paideia/documents/every.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { choicesOf } from '../teachers/teacher.queries.ts';
import { TeacherChoice } from '../teachers/teacher.types.ts';
import { courseOf } from './course.queries.ts';
import { Course, CourseFilter, CourseGroup } from './course.types.ts';

/** `allCourses`, `Course`: for whoever plans, sets or grades something of a course. */
export const CourseResolver = adminResource<CourseView, Course, CourseFilter>({
  name: 'Course',
  type: Course,
  view: courses,
  filter: CourseFilter,
  rule: listsCourses,
  scope: () => 'everything',
  where: ({ q, programYear, categoryId, published }) => ({
    where: {
      programYear: programYear ?? undefined,
      categoryId: categoryId ?? undefined,
      published: published ?? undefined,
    },
    search: q ?? undefined,
  }),
  sorts: { code: 'code', title: 'titleKey', programYear: 'programYear', credits: 'credits' },
  map: courseOf,
});

@Resolver(() => Course)
export class CourseFieldsResolver {
  @FieldResolver(() => String, { nullable: true })
  async categoryName(@Root() { categoryId }: Course, @Ctx() context: Context): Promise<string | null> {
    return categoryId === null ? null : ((await context.join(categories, categoryId))?.name ?? null);
  }
  @FieldResolver(() => [TeacherChoice])
  teachers(@Root() { teacherIds }: Course, @Ctx() context: Context): Promise<readonly TeacherChoice[]> {
    return choicesOf(context, teacherIds);
  }
  @FieldResolver(() => [CourseGroup], { description: 'The groups that take it, archived ones too' })
  async groups(@Root() { _id }: Course, @Ctx() context: Context): Promise<readonly CourseGroup[]> {
    const plans = await every(context.read(coursePlans), { where: { courseIds: _id } });
    const found = await Promise.all(plans.map((plan) => context.join(groups, plan._id)));
    return found.flatMap((group) => (group ? { _id: group._id, name: group.name } : []));
  }
}
