import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { previewsGroups } from '@paideia/events/groups/group.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { coursePlans, courses } from '@paideia/projection-service/courses/course.view.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { every } from '@paideia/documents/every.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { contactsOf } from '../teachers/teacher.queries.ts';
import { StudentGroup, type StudentGroupCourse } from './student-group.types.ts';

/** Those that are published; without teachers of its own the group has those of the course. */
async function coursesOf(context: Context, groupId: string): Promise<readonly StudentGroupCourse[]> {
  const items = (await context.join(coursePlans, groupId))?.items ?? [];
  const published = await Promise.all(
    items.map(async ({ courseId, fromDate, toDate, termName, teacherIds }) => {
      const course = await context.join(courses, courseId);
      if (!course?.published) return [];
      const { code, title, description, credits } = course;
      const teachers = await contactsOf(context, teacherIds.length > 0 ? teacherIds : course.teacherIds);
      return { courseId, code, title, description, credits, fromDate, toDate, termName, teachers };
    }),
  );
  return published.flat();
}

async function studentGroupOf(context: Context, group: GroupView): Promise<StudentGroup> {
  const [region, instructors, facilitators, plan] = await Promise.all([
    context.join(regions, group.regionId),
    contactsOf(context, group.instructorIds),
    contactsOf(context, group.facilitatorIds),
    coursesOf(context, group._id),
  ]);
  const { _id, name, programYear, startDate, endDate, locale } = group;
  const ownFields = { _id, name, programYear, startDate, endDate, locale };
  return { ...ownFields, regionName: region?.name ?? null, instructors, facilitators, courses: plan };
}

@Resolver()
export class StudentGroupResolver {
  /** Those that the person is in now, by name. */
  @Query(() => [StudentGroup])
  async myGroups(@Ctx() context: Context): Promise<readonly StudentGroup[]> {
    const me = await context.join(users, context.signedIn().userId);
    const mine = await Promise.all((me?.groupIds ?? []).map((id) => context.join(groups, id)));
    const byName = mine.filter((one) => one !== undefined).toSorted((a, b) => a.nameKey.localeCompare(b.nameKey));
    return Promise.all(byName.map((group) => studentGroupOf(context, group)));
  }

  /** The groups of a region as their students see them, by name. */
  @Query(() => [StudentGroup])
  async groupPreviews(
    @Arg('regionId', () => ID) regionId: string,
    @Ctx() context: Context,
  ): Promise<readonly StudentGroup[]> {
    context.require(previewsGroups, { regionId });
    const found = await every(context.read(groups), {
      where: { regionId, archived: false },
      sort: { field: 'nameKey' },
    });
    return Promise.all(found.map((group) => studentGroupOf(context, group)));
  }
}
