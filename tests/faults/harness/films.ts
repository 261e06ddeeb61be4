// These people send videos as browsers do: parts by their addresses, each again until it is kept, and then that all is there.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { partBytes } from '@paideia/objects/port.ts';
import { newId, type Session } from './load.ts';

/** It resolves with the ETag of a part that is kept, and with nothing when it is not. Whoever was not answered in so long asks no more. */
export const putPart = (url: string, bytes: Iterable<Buffer> | AsyncIterable<Buffer>, size: number) =>
  new Promise<string | undefined>((resolve) => {
    const sent = request(url, { method: 'PUT', headers: { 'content-length': size }, timeout: 20_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200 ? response.headers.etag : undefined);
    });
    sent.once('timeout', () => sent.destroy());
    // This holds too where all has left, and who was to answer is gone.
    for (const end of ['error', 'close']) sent.once(end, () => resolve(undefined));
    Readable.from(bytes, { objectMode: false }).pipe(sent);
  });

/** The bytes begin so that they are taken for a video. */
const head = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
);
const noise = randomBytes(partBytes + 2 ** 22);
const small = 2 ** 20;

export type Film = {
  readonly videoId: string;
  readonly size: number;
  readonly digest: string;
  /** They belong to the parts that are kept. */
  readonly etags: Map<number, string>;
  uploadId: string;
};
export type Moment = 'sending' | 'asked' | 'joined';
type Info = { readonly multipartUploadId: string; readonly partUploadUrls: readonly string[] };
type Begun = { readonly uploadInfo: Info };

export function newFilm(hasTwoParts: boolean): { readonly film: Film; readonly bytes: Buffer } {
  const from = Math.floor(Math.random() * small);
  const bytes = Buffer.concat([head, noise.subarray(from, from + small + (hasTwoParts ? partBytes : 0))]);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { film: { videoId: newId(), size: bytes.length, digest, etags: new Map(), uploadId: '' }, bytes };
}
/** It takes a fifth of a second. */
async function* slowly(bytes: Buffer) {
  const piece = Math.ceil(bytes.length / 20);
  for (let at = 0; at < bytes.length; at += piece) {
    yield bytes.subarray(at, at + piece);
    await wait(10);
  }
}
export async function begin(session: Session, film: Film): Promise<Info> {
  const { videoId, size: fileSize } = film;
  const videoUploadInput = {
    videoId,
    itemId: videoId,
    itemType: 'alumniVideo',
    locale: 'en',
    title: 'Grace',
    fileSize,
    type: 'video/webm',
  };
  const { data, code } = await session.insist<Begun>('getMultipartVideoUploadInfo', { videoUploadInput });
  if (!data) throw new Error(`${session.name} could not begin a video: ${code}`);
  const { uploadInfo } = data['getMultipartVideoUploadInfo']!;
  film.uploadId = uploadInfo.multipartUploadId;
  return uploadInfo;
}
export async function sendPart(url: string, film: Film, bytes: Buffer, part: number, { partUploadUrls }: Info) {
  const piece = bytes.subarray((part - 1) * partBytes, part * partBytes);
  const etag = await putPart(new URL(partUploadUrls[part - 1]!, url).href, slowly(piece), piece.length);
  if (etag !== undefined) film.etags.set(part, etag);
}

/** It sends the film to the end, and throws when it is refused. `reach` hears of the moments in which something is under way. */
export async function sendFilm(
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
  session: Session,
  { film, bytes }: ReturnType<typeof newFilm>,
  reach: (moment: Moment) => void = () => undefined,
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(film.size / partBytes) }, (_, n) => n + 1);
  for (const end = Date.now() + 60_000; film.etags.size < parts.length;) {
    const info = await begin(session, film);
    reach('sending');
    await Promise.all(
      parts.filter((part) => !film.etags.has(part)).map((part) => sendPart(url, film, bytes, part, info)),
    );
    if (Date.now() > end) throw new Error(`${session.name} could not send ${film.videoId}`);
  }
  let isAnswered = false;
  reach('asked');
  const answer = session.insist('completeMultipartVideoUpload', { videoId: film.videoId });
  const answered = answer.finally(() => (isAnswered = true));
  // The parts leave the folder of what is under way by one step, before anybody is told.
  while (!isAnswered && existsSync(join(dataDir, 'files/uploads', film.uploadId))) await wait(1);
  reach('joined');
  const { data, code } = await answered;
  if (!data) throw new Error(`${session.name} sent all of ${film.videoId}, and it was refused: ${code}`);
}

/** It is the digest of what is served of the film. */
export async function digestServed(url: string, session: Session, { videoId }: Film): Promise<string> {
  const { data, code } = await session.insist<string>('videoAddress', { _id: videoId });
  if (!data) return code ?? 'nothing';
  const response = await fetch(new URL(data['videoAddress']!, url), { headers: { cookie: session.cookie() } });
  const hash = createHash('sha256');
  for await (const chunk of response.body!) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
