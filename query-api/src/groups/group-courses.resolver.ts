import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { listsGroups } from '@paideia/events/groups/group.permissions.ts';
import { coursePlans, courses } from '@paideia/projection-service/courses/course.view.ts';
import { attendanceSchemas } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { choicesOf } from '../teachers/teacher.queries.ts';
import { AttendanceSchemaChoice, Group, GroupCourse } from './group.types.ts';

@Resolver(() => Group)
export class GroupCoursesResolver {
  /** The plan, in its order; whoever may see the group may see what it takes. */
  @FieldResolver(() => [GroupCourse])
  async courses(@Root() { _id }: Group, @Ctx() context: Context): Promise<readonly GroupCourse[]> {
    const plan = await context.join(coursePlans, _id);
    return Promise.all(
      (plan?.items ?? []).map(async (item) => {
        const { code = '', title = '' } = (await context.join(courses, item.courseId)) ?? {};
        const teachers = await choicesOf(context, item.teacherIds);
        return { ...item, code, title, teachers, teacherIds: teachers.map(({ _id: id }) => id) };
      }),
    );
  }

  /** Those that a group may be given, by name. */
  @Query(() => [AttendanceSchemaChoice])
  async attendanceSchemaChoices(@Ctx() context: Context): Promise<readonly AttendanceSchemaChoice[]> {
    context.require(listsGroups);
    const { items } = await context.read(attendanceSchemas).find({ limit: 200 });
    return items.toSorted((one, other) => one.name.localeCompare(other.name));
  }
}
