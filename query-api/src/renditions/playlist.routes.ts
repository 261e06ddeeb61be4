import { buffer } from 'node:stream/consumers';

import { videoRenditions } from '@paideia/projection-service/renditions/rendition.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { ApiRoute } from '../kernel/server/api-route.ts';
import { playlistsPath, type FileTicket } from '../kernel/http/files.ts';
import { masterFile, playedForMs, playlistAddress, playlistType } from './rendition.queries.ts';

/** The qualities of a video, the lowest first: a player begins with what comes first and goes up. */
async function qualitiesOf(context: Context, video: { readonly _id: string; readonly title: string }, run: string) {
  const view = await context.join(videoRenditions, video._id);
  if (view?.run !== run || view.status !== 'ready') return undefined;
  const lines = view.renditions.flatMap(({ name, width, height, bandwidth, codecs }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth}${width === null || height === null ? '' : `,RESOLUTION=${width}x${height}`},CODECS="${codecs}",NAME="${name}"`,
    playlistAddress(context, video, run, `${name}.m3u8`),
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/** The segments of one quality: as the list was kept, but for where they are read. */
async function segmentsOf(context: Context, ticket: FileTicket, name: string): Promise<string | undefined> {
  const { objects } = context.files;
  if (!(await objects.head(ticket.key))) return undefined;
  const file = `${name}.mp4`;
  const segments = { key: ticket.key.replace(/[^/]*$/, file), name: ticket.name, type: 'video/mp4' };
  const address = context.files.addressOf(segments, context.signedIn().userId, { forMs: playedForMs });
  const kept = (await buffer(await objects.read(ticket.key))).toString('utf8');
  return kept
    .split('\n')
    .map((line) => (line === file ? address : line.replace(`URI="${file}"`, `URI="${address}"`)))
    .join('\n');
}

/** A list of what is played, to whom its address was given; the addresses in it are that person's too. */
const servePlaylist: ApiRoute = {
  method: 'get',
  path: `${playlistsPath}/:token`,
  async answer(context, request, response) {
    const ticket = context.files.ticketOf(String(request.params.token));
    if (!ticket || ticket.userId !== context.signedIn().userId || ticket.type !== playlistType)
      throw new Refusal('notFound');
    const [, _id = '', run = '', file = ''] = ticket.key.split('/');
    const text =
      file === masterFile
        ? await qualitiesOf(context, { _id, title: ticket.name }, run)
        : await segmentsOf(context, ticket, file.replace(/\.m3u8$/, ''));
    if (text === undefined) throw new Refusal('notFound');
    response.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': playlistType,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(text);
  },
};
export const playlistRoutes: readonly ApiRoute[] = [servePlaylist];
