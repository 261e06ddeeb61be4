import { every } from '@paideia/documents/every.ts';
import type { BundledFile } from '@paideia/events/offline-app/course-bundle.events.ts';
import type { CourseView } from '@paideia/projection-service/courses/course.view.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { courseBundleCounts, courseBundles } from '@paideia/projection-service/offline-app/offline-app.view.ts';
import { videos } from '@paideia/projection-service/uploads/video.view.ts';
import { downloadsOf, outlinesOf } from '../courses/course-file.queries.ts';
import { fileAddressOf } from '../files/file.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { takenCourses } from '../lesson-progress/student-course.queries.ts';
import { videoAddressOf } from '../uploads/video.queries.ts';
import type { CourseSync, SyncedFile } from './offline-app.types.ts';

type Served = Omit<SyncedFile, '_id' | 'kind' | 'locale' | 'videoId'>;

async function recordingOf(context: Context, { kind, id }: BundledFile): Promise<Served | undefined> {
  if (kind === 'video') {
    const video = await context.join(videos, id);
    const address = video ? videoAddressOf(context, video) : null;
    return video && address !== null ? { name: video.title, type: video.type, size: video.size, address } : undefined;
  }
  const file = await context.join(files, id);
  const address = file?.purpose === 'subtitles' ? fileAddressOf(context, file) : null;
  return file && address !== null ? { name: file.name ?? id, type: file.type, size: file.size, address } : undefined;
}

/** What of a bundle is there: what the course has no more is left out until its next version says so. */
async function filesOf(
  context: Context,
  course: CourseView,
  bundled: readonly BundledFile[],
): Promise<readonly SyncedFile[]> {
  const ofCourse = [...(await outlinesOf(context, course)), ...(await downloadsOf(context, course))];
  const found = await Promise.all(
    bundled.map(async (file) => {
      const { id, kind, locale, videoId } = file;
      const isOfCourse = kind === 'outline' || kind === 'download';
      const served = isOfCourse ? ofCourse.find(({ fileId }) => fileId === id) : await recordingOf(context, file);
      if (!served) return [];
      const { name, type, size, address } = served;
      return [{ _id: id, kind, locale, videoId, name, type, size, address }];
    }),
  );
  return found.flat();
}

/** What a device that knows the group as of `since` is to fetch. A group of others is as if it were not there. */
export async function courseSyncOf(context: Context, groupId: string, since: number): Promise<CourseSync> {
  const taken = await takenCourses(context, groupId);
  const isOffline = (await context.join(groups, groupId))?.offlineApp === true;
  if (!isOffline) return { isOffline, version: 0, courseIds: [], courses: [] };
  const [count, bundles] = await Promise.all([
    context.join(courseBundleCounts, groupId),
    every(context.read(courseBundles), { where: { groupId, groupVersion: { from: since + 1 } } }),
  ]);
  const courses = await Promise.all(
    taken.map(async ({ course }) => {
      const bundle = bundles.find(({ courseId }) => courseId === course._id);
      return bundle
        ? [
            {
              courseId: course._id,
              title: course.title,
              version: bundle.version,
              files: await filesOf(context, course, bundle.files),
            },
          ]
        : [];
    }),
  );
  return {
    isOffline,
    version: count?.version ?? 0,
    courseIds: taken.map(({ course }) => course._id),
    courses: courses.flat(),
  };
}
