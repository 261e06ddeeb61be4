import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { alumniVideos } from '@paideia/projection-service/alumni-videos/alumni-video.view.ts';
import { requireAlumniAdmin, requireAlumniOrAdmin } from '../alumni-profiles/alumni.queries.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RecordRevisionArgs, SaveArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { StudentCourse } from '../lesson-progress/student-course.types.ts';
import { Locale } from '../uploads/upload.types.ts';
import { Video } from '../uploads/video.types.ts';
import {
  alumniVideoOf,
  coursesOfAlumni,
  latestVideos,
  librarySections,
  pageOfVideos,
  playableVideo,
  videoCategories,
} from './alumni-video.queries.ts';
import {
  AlumniVideo,
  AlumniVideoCategory,
  AlumniVideoInput,
  AlumniVideoPage,
  AlumniVideoSection,
} from './alumni-video.types.ts';

const change = changeOf(alumniVideos, async (context, id) =>
  alumniVideoOf(context, await savedRecord(context, alumniVideos, id)),
);

@Resolver()
export class AlumniVideoResolver {
  /** The latest, for alumni and who looks after them. */
  @Query(() => [AlumniVideo])
  async alumniVideos(
    @Arg('limit', () => Int, { defaultValue: 3 }) limit: number,
    @Ctx() context: Context,
  ): Promise<readonly AlumniVideo[]> {
    await requireAlumniOrAdmin(context);
    return latestVideos(context, limit);
  }

  /** The first videos of each category, or a page of the one that is named. */
  @Query(() => [AlumniVideoSection])
  async alumniLibrary(
    @Arg('categoryId', () => ID, { nullable: true }) categoryId: string | null | undefined,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 24 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<readonly AlumniVideoSection[]> {
    await requireAlumniOrAdmin(context);
    return librarySections(context, { categoryId: categoryId ?? null, page, perPage });
  }

  /** The courses of the alumni's groups that whoever asks belongs to. */
  @Query(() => [StudentCourse])
  async alumniCourses(@Ctx() context: Context): Promise<readonly StudentCourse[]> {
    await requireAlumniOrAdmin(context);
    return coursesOfAlumni(context);
  }

  /** To be played. */
  @Query(() => Video)
  async alumniVideo(@Arg('_id', () => ID) videoId: string, @Ctx() context: Context): Promise<Video> {
    await requireAlumniOrAdmin(context);
    return playableVideo(context, videoId);
  }

  /** Drafts and what is listed, the latest upload first, for alumni admins. */
  @Query(() => AlumniVideoPage)
  async allAlumniVideos(
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<AlumniVideo>> {
    await requireAlumniAdmin(context);
    return pageOfVideos(context, {
      where: { status: ['draft', 'listed'] },
      sort: { field: 'uploadedAt', descending: true },
      ...pageRange(page, perPage),
    });
  }

  /** In which alumni admins may list a video. */
  @Query(() => [AlumniVideoCategory])
  async alumniVideoCategories(@Ctx() context: Context): Promise<readonly AlumniVideoCategory[]> {
    await requireAlumniAdmin(context);
    return videoCategories(context);
  }

  @Mutation(() => AlumniVideo)
  listAlumniVideo(
    @Arg('input', () => AlumniVideoInput) { _id: videoId, locale, ...entry }: AlumniVideoInput,
    @Args(() => SaveArgs) intent: SaveArgs,
    @Ctx() context: Context,
  ): Promise<AlumniVideo> {
    const data = { videoId, ...entry, locale: memberOf(Locale, 'locale', locale) };
    return change(context, videoId, 'ListAlumniVideo', data, intent);
  }

  @Mutation(() => AlumniVideo)
  unlistAlumniVideo(
    @Args(() => RecordRevisionArgs) { _id: videoId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<AlumniVideo> {
    return change(context, videoId, 'UnlistAlumniVideo', { videoId }, intent);
  }
}
