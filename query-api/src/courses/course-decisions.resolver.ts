import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { courses, lessons } from '@paideia/projection-service/courses/course.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordRevisionArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { courseOf, lessonOf } from './course.queries.ts';
import { Course, CourseInput } from './course.types.ts';
import { Lesson, LessonInput } from './lesson.types.ts';

const change = changeOf(courses, async (context, id) => courseOf(await savedRecord(context, courses, id)));
const changeLesson = changeOf(lessons, async (context, id) => lessonOf(await savedRecord(context, lessons, id)));

@Resolver()
export class CourseDecisionsResolver {
  /** A draft, which students do not see. */
  @Mutation(() => Course)
  createCourse(
    @Arg('input', () => CourseInput) { _id: courseId, ...course }: CourseInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Course> {
    return change(context, courseId, 'CreateCourse', { courseId, ...course }, intent);
  }

  @Mutation(() => Course)
  updateCourse(
    @Arg('input', () => CourseInput) { _id: courseId, ...course }: CourseInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Course> {
    return change(context, courseId, 'UpdateCourse', { courseId, ...course }, intent);
  }

  /** Students of the groups that take it see it from now on; it needs a lesson. */
  @Mutation(() => Course)
  publishCourse(
    @Args(() => RecordRevisionArgs) { _id: courseId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Course> {
    return change(context, courseId, 'PublishCourse', { courseId }, intent);
  }

  @Mutation(() => Course)
  unpublishCourse(
    @Args(() => RecordRevisionArgs) { _id: courseId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Course> {
    return change(context, courseId, 'UnpublishCourse', { courseId }, intent);
  }

  /** With its lessons, for good; not while a group takes it or an exam or an assignment belongs to it. */
  @Mutation(() => ID)
  async deleteCourse(
    @Args(() => RecordRevisionArgs) { _id: courseId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<string> {
    await context.send('DeleteCourse', { courseId }, { ...intent, then: [courses] });
    return courseId;
  }

  /** All lessons of the course, in their new order. */
  @Mutation(() => Course)
  reorderLessons(
    @Arg('lessonIds', () => [ID]) lessonIds: string[],
    @Args(() => RecordRevisionArgs) { _id: courseId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Course> {
    return change(context, courseId, 'ReorderLessons', { courseId, lessonIds }, intent);
  }

  /** Comes last in its course. */
  @Mutation(() => Lesson)
  createLesson(
    @Arg('courseId', () => ID) courseId: string,
    @Arg('input', () => LessonInput) { _id: lessonId, ...lesson }: LessonInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Lesson> {
    return changeLesson(context, lessonId, 'AddLesson', { lessonId, courseId, ...lesson }, intent);
  }

  @Mutation(() => Lesson)
  updateLesson(
    @Arg('input', () => LessonInput) { _id: lessonId, ...lesson }: LessonInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Lesson> {
    return changeLesson(context, lessonId, 'UpdateLesson', { lessonId, ...lesson }, intent);
  }

  @Mutation(() => ID)
  async removeLesson(
    @Args(() => RecordRevisionArgs) { _id: lessonId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<string> {
    await context.send('RemoveLesson', { lessonId }, { ...intent, then: [courses] });
    return lessonId;
  }
}
