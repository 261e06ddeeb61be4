import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { readsGroupProgress } from '@paideia/events/lesson-progress/lesson-progress.permissions.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { listsCourses } from '@paideia/events/courses/course.permissions.ts';
import { regionsWhere } from '@paideia/events/kernel/permission.ts';
import { coursePlans } from '@paideia/projection-service/courses/course.view.ts';
import { every } from '@paideia/documents/every.ts';
import { Course } from '../courses/course.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { ownGroupIds } from '../teachers/teacher.queries.ts';
import { courseWatchingOf, progressByGroup } from './course-progress.queries.ts';
import { audienceOf, groupProgressOf, lessonWatchingOf } from './group-progress.queries.ts';
import { CourseGroupProgress, GroupProgress, LessonAudience } from './group-progress.types.ts';
import { LessonWatching } from './lesson-watching.types.ts';

/** The teachers of the group and the staff of its region get it; to others it is not there. */
async function watchedGroup(context: Context, groupId: string): Promise<GroupView> {
  const { userId } = context.signedIn();
  const group = await context.join(groups, groupId);
  const isTeacher = group && (await ownGroupIds(context, userId)).includes(groupId);
  return isTeacher ? group : context.visible(group, readsGroupProgress, ({ regionId }) => ({ regionId }));
}

/** The groups that take a course, without archived ones, of which whoever works with courses may see the progress. */
async function watchedGroups(context: Context, courseId: string): Promise<readonly GroupView[]> {
  const actor = context.require(listsCourses);
  const [taught, regions] = [await ownGroupIds(context, actor.userId), regionsWhere(actor, readsGroupProgress)];
  const plans = await every(context.read(coursePlans), { where: { courseIds: courseId } });
  const found = await Promise.all(plans.map(({ _id }) => context.join(groups, _id)));
  return found.flatMap((group) => {
    if (!group || group.archived) return [];
    return taught.includes(group._id) || regions === 'all' || regions.includes(group.regionId) ? [group] : [];
  });
}

@Resolver()
export class GroupProgressResolver {
  /** Of all courses that the group takes, or of the lessons of one. */
  @Query(() => GroupProgress)
  async groupProgress(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('courseId', () => ID, { nullable: true }) courseId: string | null,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<GroupProgress> {
    return groupProgressOf(context, await watchedGroup(context, groupId), courseId ?? null, { page, perPage });
  }

  /** Of each lesson of a course, in their order: where students stop. */
  @Query(() => [LessonWatching], { description: 'Without a group of all those whose progress one may see' })
  async lessonWatching(
    @Arg('groupId', () => ID, { nullable: true }) groupId: string | null | undefined,
    @Arg('courseId', () => ID) courseId: string,
    @Ctx() context: Context,
  ): Promise<readonly LessonWatching[]> {
    if (groupId != null) return lessonWatchingOf(context, (await watchedGroup(context, groupId))._id, courseId);
    return courseWatchingOf(context, await watchedGroups(context, courseId), courseId);
  }

  @Query(() => [CourseGroupProgress], {
    description: 'Of the groups that take a course and whose progress one may see',
  })
  async courseProgressByGroup(
    @Arg('courseId', () => ID) courseId: string,
    @Ctx() context: Context,
  ): Promise<readonly CourseGroupProgress[]> {
    return progressByGroup(context, await watchedGroups(context, courseId), courseId);
  }
}

@Resolver(() => Course)
export class CourseAudienceResolver {
  @FieldResolver(() => [LessonAudience], {
    description: 'Of its lessons, in their order, among the students of all groups',
  })
  audience(@Root() course: Course, @Ctx() context: Context): Promise<readonly LessonAudience[]> {
    return audienceOf(context, course);
  }
}
