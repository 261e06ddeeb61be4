import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { readsGroupProgress } from '@paideia/events/lesson-progress/lesson-progress.permissions.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { Course } from '../courses/course.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { ownGroupIds } from '../teachers/teacher.shown.ts';
import { audienceOf, groupProgressOf, lessonWatchingOf } from './group-progress.shown.ts';
import { GroupProgress, LessonAudience } from './group-progress.types.ts';
import { LessonWatching } from './lesson-watching.types.ts';

/** For the teachers of the group and the staff of its region; to others it is not there. */
async function watchedGroup(context: Context, groupId: string): Promise<GroupView> {
  const { userId } = context.signedIn();
  const group = await context.join(groups, groupId);
  const isTeacher = group && (await ownGroupIds(context, userId)).includes(groupId);
  return isTeacher ? group : context.visible(group, readsGroupProgress, ({ regionId }) => ({ regionId }));
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
  @Query(() => [LessonWatching])
  async lessonWatching(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('courseId', () => ID) courseId: string,
    @Ctx() context: Context,
  ): Promise<readonly LessonWatching[]> {
    const { _id } = await watchedGroup(context, groupId);
    return lessonWatchingOf(context, _id, courseId);
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
