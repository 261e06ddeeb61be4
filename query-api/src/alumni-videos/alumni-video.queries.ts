import { isSound } from '@paideia/events/uploads/upload.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { alumniVideos, type AlumniVideoView } from '@paideia/projection-service/alumni-videos/alumni-video.view.ts';
import { categories, type CategoryView } from '@paideia/projection-service/categories/category.view.ts';
import { videos } from '@paideia/projection-service/uploads/video.view.ts';
import { isAlumniAdmin } from '../alumni-profiles/alumni.queries.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { findAndCount, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { studentCourseOf, takenBy } from '../lesson-progress/student-course.queries.ts';
import type { StudentCourse } from '../lesson-progress/student-course.types.ts';
import { playedAs } from '../renditions/rendition.queries.ts';
import { videoOf } from '../uploads/video.queries.ts';
import type { Video } from '../uploads/video.types.ts';
import type { AlumniVideo, AlumniVideoSection } from './alumni-video.types.ts';

const mostCategories = 50;
const inSection = 6;
/** The section of videos whose category is gone. */
const other = 'other';

export async function alumniVideoOf(context: Context, { status, ...entry }: AlumniVideoView): Promise<AlumniVideo> {
  const [video, category] = await Promise.all([
    context.join(videos, entry._id),
    entry.categoryId === null ? undefined : context.join(categories, entry.categoryId),
  ]);
  const { poster } = video ? await playedAs(context, video) : { poster: null };
  return {
    ...entry,
    categoryName: category?.name ?? null,
    isListed: status === 'listed',
    isSound: video ? isSound(video.type) : false,
    poster,
  };
}
type Asked = Parameters<ReturnType<typeof reader>['find']>[0];
const reader = (context: Context) => context.read(alumniVideos);
export async function pageOfVideos(context: Context, asked: Asked): Promise<PageOf<AlumniVideo>> {
  const { items, next, total, more } = await findAndCount(reader(context), asked);
  return {
    items: await Promise.all(items.map((one) => alumniVideoOf(context, one))),
    total,
    more,
    next: next ?? null,
  };
}

/** What was listed last comes first. */
export async function latestVideos(context: Context, limit: number): Promise<readonly AlumniVideo[]> {
  const { items } = await reader(context).find({
    where: { status: 'listed' },
    sort: { field: 'listedAt', descending: true },
    ...pageRange(0, limit),
  });
  return Promise.all(items.map((one) => alumniVideoOf(context, one)));
}

/** In the order of the college. */
export async function videoCategories(context: Context): Promise<readonly CategoryView[]> {
  const { items } = await context
    .read(categories)
    .find({ where: { kind: 'video' }, sort: { field: 'order' }, limit: mostCategories });
  return items;
}

/** A page of one category, or the first videos of each that has any. */
export async function librarySections(
  context: Context,
  {
    categoryId,
    page,
    perPage,
  }: { readonly categoryId: string | null; readonly page: number; readonly perPage: number },
): Promise<readonly AlumniVideoSection[]> {
  const all = [...(await videoCategories(context)), { _id: other, name: null }];
  const range = categoryId === null ? { limit: inSection } : pageRange(page, perPage);
  const sections = await Promise.all(
    all
      .filter(({ _id }) => categoryId === null || categoryId === _id)
      .map(async ({ _id, name }) => ({
        _id,
        name,
        videos: await pageOfVideos(context, {
          where: { status: 'listed', categoryId: _id === other ? null : _id },
          sort: { field: 'order' },
          ...range,
        }),
      })),
  );
  return sections.filter(({ videos: { items } }) => items.length > 0);
}

/** A listed video, or to who looks after the alumni a draft; everything else is as if it were not there. */
export async function playableVideo(context: Context, videoId: string): Promise<Video> {
  const entry = await reader(context).one(videoId);
  const isShown = entry?.status === 'listed' || (entry?.status === 'draft' && (await isAlumniAdmin(context)));
  const video = isShown ? await context.join(videos, videoId) : undefined;
  const playable = video && (await videoOf(context, video));
  if (!entry || !playable) throw new Refusal('notFound');
  return { ...playable, title: entry.title, locale: entry.locale };
}

/** What the groups of alumni that the person belongs to take. */
export async function coursesOfAlumni(context: Context): Promise<readonly StudentCourse[]> {
  const me = await context.join(users, context.signedIn().userId);
  const groups = (me?.groups ?? []).filter(({ isAlumniGroup, archived }) => isAlumniGroup && !archived);
  const taken = (await Promise.all(groups.map(({ _id }) => takenBy(context, _id)))).flat();
  const once = taken.filter(({ course }, at) => taken.findIndex((one) => one.course._id === course._id) === at);
  return Promise.all(once.map((one) => studentCourseOf(context, one)));
}
