import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { courseProgress } from '@paideia/projection-service/lesson-progress/lesson-progress.view.ts';
import { downloadsOf } from '../courses/course-file.queries.ts';
import { CourseFile } from '../courses/course-file.types.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import {
  recentLessons,
  studentCourseOf,
  studentLessonOf,
  takenCourse,
  takenCourses,
} from './student-course.queries.ts';
import { LessonWatchInput, RecentLesson, StudentCourse, StudentLesson } from './student-course.types.ts';

@Resolver()
export class StudentCourseResolver {
  /** What a group of one's own takes, in the order of its plan. */
  @Query(() => [StudentCourse])
  async myCourses(
    @Arg('groupId', () => ID) groupId: string,
    @Ctx() context: Context,
  ): Promise<readonly StudentCourse[]> {
    const taken = await takenCourses(context, groupId);
    return Promise.all(taken.map((one) => studentCourseOf(context, one)));
  }

  @Query(() => StudentCourse)
  async course(@Arg('_id', () => ID) courseId: string, @Ctx() context: Context): Promise<StudentCourse> {
    return studentCourseOf(context, await takenCourse(context, courseId));
  }

  /** What students of the groups that take the course may download, in its order. */
  @Query(() => [CourseFile])
  async courseDownloads(
    @Arg('courseId', () => ID) courseId: string,
    @Ctx() context: Context,
  ): Promise<readonly CourseFile[]> {
    return downloadsOf(context, (await takenCourse(context, courseId)).course);
  }

  @Query(() => StudentLesson)
  lesson(@Arg('_id', () => ID) lessonId: string, @Ctx() context: Context): Promise<StudentLesson> {
    return studentLessonOf(context, lessonId);
  }

  /** It answers the last ten, the latest first. */
  @Query(() => [RecentLesson])
  recentLessons(@Ctx() context: Context): Promise<readonly RecentLesson[]> {
    return recentLessons(context, 10);
  }

  /** Noted at most once an hour. */
  @Mutation(() => Boolean)
  async openCourse(
    @Arg('courseId', () => ID) courseId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { userId } = context.signedIn();
    await context.send('OpenCourse', { userId, courseId }, { ...intent, then: [] });
    return true;
  }

  /** On opening, every minute of play, on pause and at the end; the same place is found on any device. */
  @Mutation(() => StudentLesson)
  async recordLessonWatch(
    @Arg('input', () => LessonWatchInput) input: LessonWatchInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<StudentLesson> {
    const { courseId, lessonId, positionS, ranges, durationS, completed } = input;
    const { userId } = context.signedIn();
    const data = { userId, courseId, lessonId, positionS, ranges, durationS, completed };
    await context.send('RecordLessonWatch', data, { ...intent, then: [courseProgress] });
    return studentLessonOf(context, lessonId);
  }
}
