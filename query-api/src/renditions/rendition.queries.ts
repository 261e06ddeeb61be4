import { renditionKey } from '@paideia/events/renditions/rendition.rules.ts';
import { videoRenditions, type RenditionsView } from '@paideia/projection-service/renditions/rendition.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { playlistsPath } from '../kernel/http/files.ts';

export const playlistType = 'application/vnd.apple.mpegurl';
/** It names the qualities; it is written when it is asked for. */
export const masterFile = 'master.m3u8';
/** Somebody may stay with a lecture so long; who went on to other pages asks anew. */
export const playedForMs = 6 * 3_600_000;

type Named = { readonly _id: string; readonly title: string };
/** Where this person is answered a list of what is played, of the qualities or of the segments of one. */
export const playlistAddress = (context: Context, { _id, title }: Named, run: string, file: string): string =>
  context.files.addressOf(
    { key: renditionKey(_id, run, file), name: title, type: playlistType },
    context.signedIn().userId,
    { path: playlistsPath, forMs: playedForMs },
  );

const readyOf = (view: RenditionsView | undefined) =>
  view?.status === 'ready' && view.run !== null ? { ...view, run: view.run } : undefined;

/** How a video is played beside its original, where it was converted. Whether whoever is signed in may see it is for the caller to have asked. */
export async function playedAs(
  context: Context,
  video: Named,
): Promise<{ readonly playlist: string | null; readonly poster: string | null }> {
  const ready = readyOf(await context.join(videoRenditions, video._id));
  if (!ready) return { playlist: null, poster: null };
  const poster = { key: renditionKey(video._id, ready.run, 'poster.jpg'), name: video.title, type: 'image/jpeg' };
  return {
    playlist: playlistAddress(context, video, ready.run, masterFile),
    poster: ready.hasPoster ? context.files.addressOf(poster, context.signedIn().userId) : null,
  };
}
