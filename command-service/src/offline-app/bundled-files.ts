import { every } from '@paideia/documents/every.ts';
import { courseStream } from '@paideia/events/courses/course.events.ts';
import { lessonVideosStream } from '@paideia/events/courses/lesson-video.events.ts';
import type { BundledFile } from '@paideia/events/offline-app/course-bundle.events.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { course } from '../courses/course.decider.ts';
import { lessonFacts } from '../courses/course.facts.ts';
import { lessonVideos } from '../courses/lesson-video.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { videoUpload } from '../uploads/upload.decider.ts';

const byLocale = (
  kind: BundledFile['kind'],
  ids: Readonly<Record<string, string>>,
  videoId: string | null = null,
): readonly BundledFile[] => Object.entries(ids).map(([locale, id]) => ({ kind, id, locale, videoId }));

async function recordingsOf(ask: Ask, lessonId: string): Promise<readonly BundledFile[]> {
  const videos = byLocale('video', await ask.state(lessonVideos, lessonVideosStream(lessonId)));
  const found = await Promise.all(
    videos.map(async (video) => {
      const upload = await ask.state(videoUpload, videoUploadStream(video.id));
      return upload.status === 'completed' ? [video, ...byLocale('subtitles', upload.subtitles, video.id)] : [];
    }),
  );
  return found.flat();
}

/** What a device keeps of a course as it is now: outlines, files to download, recordings and their subtitles. They stand in an order of their own, so that the same files are the same list. */
export async function bundledFilesOf(ask: Ask, courseId: string): Promise<readonly BundledFile[]> {
  const { materials } = await ask.state(course, courseStream(courseId));
  const lessons = await every(ask.table(lessonFacts), { where: { courseId } });
  const recordings = await Promise.all(lessons.map(({ lessonId }) => recordingsOf(ask, lessonId)));
  return [
    ...byLocale('outline', materials.outlines),
    ...materials.downloads.map(({ fileId }) => ({
      kind: 'download' as const,
      id: fileId,
      locale: null,
      videoId: null,
    })),
    ...recordings.flat(),
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
