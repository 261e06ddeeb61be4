import { isSound, videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { videos, type VideoView } from '@paideia/projection-service/uploads/video.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { fileAddressOf } from '../files/file.queries.ts';
import { playedAs } from '../renditions/rendition.queries.ts';
import type { Video, VideoSubtitles } from './video.types.ts';

const most = 50;

/** Whoever is signed in reads a video there for some minutes; it is null until the video is complete. Whether they may is for the caller to have asked. */
export const videoAddressOf = (context: Context, { _id, title, type, status }: VideoView): string | null =>
  status === 'completed'
    ? context.files.addressOf({ key: videoKey(_id), name: title, type }, context.signedIn().userId)
    : null;

async function subtitlesOf(context: Context, { subtitles }: VideoView): Promise<readonly VideoSubtitles[]> {
  const found = await Promise.all(
    subtitles.map(async ({ locale, fileId }) => ({ locale, file: await context.join(files, fileId) })),
  );
  return found.flatMap(({ locale, file }) => {
    const address = file ? fileAddressOf(context, file) : null;
    return file && address !== null ? [{ locale, name: file.name, address }] : [];
  });
}
export async function videoOf(context: Context, video: VideoView): Promise<Video | null> {
  const address = videoAddressOf(context, video);
  if (address === null) return null;
  const [played, subtitles] = await Promise.all([playedAs(context, video), subtitlesOf(context, video)]);
  return { ...video, ...played, isSound: isSound(video.type), address, subtitles };
}

/** The videos of a lesson, a course or the alumni that are there; of a lesson the last one a language. Whether whoever is signed in may see them is for the caller to have asked. */
export async function videosOf(context: Context, itemId: string): Promise<readonly Video[]> {
  // What was given up or refused stays in the view, as many as there ever were.
  const { items } = await context
    .read(videos)
    .find({ where: { itemId, status: 'completed' }, sort: { field: 'completedAt', descending: true }, limit: most });
  const there = items.toReversed();
  const isLast = ({ itemType, locale }: VideoView, index: number) =>
    itemType !== 'lesson' || there.findLastIndex((other) => other.locale === locale) === index;
  const playable = await Promise.all(there.filter(isLast).map((video) => videoOf(context, video)));
  return playable.filter((video) => video !== null);
}
