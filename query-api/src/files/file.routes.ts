import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import parseRange from 'range-parser';
import { isShown } from '@paideia/events/files/file.rules.ts';
import { partsPath } from '@paideia/objects/open.ts';
import type { ByteRange, OpenObject, StoredObject } from '@paideia/objects/port.ts';
import type { ApiRoute } from '../kernel/server/api-route.ts';
import { filesPath, type Files, type FileTicket } from '../kernel/http/files.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { isPublicPicture } from './picture.queries.ts';

/** One part of a file, to the address that was signed for it; that is all who sends it needs. */
const receivePart: ApiRoute = {
  method: 'put',
  path: `${partsPath}/:token`,
  isPublic: true,
  async answer({ files: { objects } }, request, response) {
    if (!objects.receivePart) throw new Refusal('notFound');
    await objects.receivePart(request, response, String(request.params.token));
  },
};

/** One range, whole, or none: several at once are answered by the whole, as RFC 9110 lets us. */
function rangeOf(request: Request, { size, etag }: StoredObject): ByteRange | 'whole' | 'none' {
  const [asked, only] = [request.get('range'), request.get('if-range')];
  if (!asked?.startsWith('bytes=') || (only !== undefined && only !== `"${etag}"`)) return 'whole';
  const ranges = parseRange(size, asked);
  if (ranges === -1) return 'none';
  const [range, ...more] = ranges === -2 ? [] : ranges;
  return range && more.length === 0 ? { first: range.start, last: range.end } : 'whole';
}

function answerHead(response: Response, name: string, type: string, { etag }: StoredObject): void {
  const disposition = isShown(type) ? 'inline' : 'attachment';
  response.set({
    'Accept-Ranges': 'bytes',
    // Whatever is in it, it runs nowhere and is taken for nothing else.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${etag}"`,
  });
}

type Found = StoredObject | OpenObject;
const found = ({ open, head }: Files['objects'], key: string): Promise<Found | undefined> =>
  open ? open(key) : head(key);
const sent = async (
  { read }: Files['objects'],
  key: string,
  stored: Found,
  range: ByteRange,
  response: Response,
): Promise<void> => ('send' in stored ? stored.send(range, response) : pipeline(await read(key, range), response));

/** Whom an address was given to; one for visitors is good only while everybody may see what it leads to. */
const isFor = async (context: Context, { userId, key }: FileTicket): Promise<boolean> =>
  userId === null ? isPublicPicture(context, key) : userId === context.signedIn().userId;

/** The bytes of a file, to whom its address was given. */
const serveFile: ApiRoute = {
  method: 'get',
  path: `${filesPath}/:token`,
  isPublic: true,
  // The personal export is opened from the disk, which browsers call another site.
  isLinked: true,
  async answer(context, request, response) {
    const { files, now } = context;
    const ticket = files.ticketOf(String(request.params.token));
    if (!ticket) context.signedIn();
    const stored = ticket && (await isFor(context, ticket)) ? await found(files.objects, ticket.key) : undefined;
    if (!ticket || !stored) throw new Refusal('notFound');
    answerHead(response, ticket.name, ticket.type, stored);
    if (ticket.isKept)
      response.set(
        'Cache-Control',
        `private, max-age=${Math.floor((ticket.until - Date.parse(now)) / 1000)}, immutable`,
      );
    if (request.get('if-none-match') === `"${stored.etag}"`) return response.status(304).end();
    const range = rangeOf(request, stored);
    if (range === 'none') return response.status(416).set('Content-Range', `bytes */${stored.size}`).end();
    const { first, last } = range === 'whole' ? { first: 0, last: stored.size - 1 } : range;
    if (range !== 'whole') response.status(206).set('Content-Range', `bytes ${first}-${last}/${stored.size}`);
    response.set('Content-Length', String(last - first + 1));
    if (request.method === 'HEAD') return response.end();
    // Who goes away in the middle has seen enough.
    await sent(files.objects, ticket.key, stored, { first, last }, response).catch((error: unknown) => {
      if (!request.destroyed && !response.destroyed) throw error;
    });
    return undefined;
  },
};

export const fileRoutes: readonly ApiRoute[] = [receivePart, serveFile];
