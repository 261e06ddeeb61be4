import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { locales } from '@paideia/events/kernel/messages.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RecordRevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { downloadsOf, imageOf, outlinesOf } from './course-file.queries.ts';
import { CourseDownloadInput, CourseFile, CourseImage, CourseImageInput, CourseOutline } from './course-file.types.ts';
import { courseOf } from './course.queries.ts';
import { Course } from './course.types.ts';

const Locale = z.enum(locales);
const change = changeOf(courses, async (context, id) => courseOf(await savedRecord(context, courses, id)));

@Resolver(() => Course)
export class CourseFilesResolver {
  @FieldResolver(() => [CourseOutline], { description: 'At most one in a language' })
  outlines(@Root() course: Course, @Ctx() context: Context): Promise<readonly CourseOutline[]> {
    return outlinesOf(context, course);
  }
  @FieldResolver(() => [CourseFile], { description: 'What students may download, in its order' })
  downloads(@Root() course: Course, @Ctx() context: Context): Promise<readonly CourseFile[]> {
    return downloadsOf(context, course);
  }
  @FieldResolver(() => CourseImage, { nullable: true })
  image(@Root() course: Course, @Ctx() context: Context): Promise<CourseImage | null> {
    return imageOf(context, course);
  }

  /** It takes the place of the one in this language; the file was sent for it before. */
  @Mutation(() => Course)
  attachCourseOutline(
    @Arg('locale', () => String) locale: string,
    @Arg('fileId', () => ID) fileId: string,
    @Args(() => RecordRevisionArgs) { _id: courseId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Course> {
    const data = { courseId, locale: memberOf(Locale, 'locale', locale), fileId };
    return change(context, courseId, 'AttachCourseOutline', data, intent);
  }

  @Mutation(() => Course)
  removeCourseOutline(
    @Arg('locale', () => String) locale: string,
    @Args(() => RecordRevisionArgs) { _id: courseId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Course> {
    const data = { courseId, locale: memberOf(Locale, 'locale', locale) };
    return change(context, courseId, 'RemoveCourseOutline', data, intent);
  }

  /** All of them in their order; what is not named any more is removed. */
  @Mutation(() => Course)
  setCourseDownloads(
    @Arg('downloads', () => [CourseDownloadInput]) downloads: CourseDownloadInput[],
    @Args(() => RecordRevisionArgs) { _id: courseId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Course> {
    return change(context, courseId, 'SetCourseDownloads', { courseId, downloads }, intent);
  }

  /** Null takes it away. */
  @Mutation(() => Course)
  setCourseImage(
    @Arg('image', () => CourseImageInput, { nullable: true }) image: CourseImageInput | null,
    @Args(() => RecordRevisionArgs) { _id: courseId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<Course> {
    return change(context, courseId, 'SetCourseImage', { courseId, image: image ?? null }, intent);
  }
}
