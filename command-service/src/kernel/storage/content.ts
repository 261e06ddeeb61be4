import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type/core';
import { imageSize } from 'image-size';
import { webVttOf } from '@paideia/events/kernel/webvtt.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import { archiveOf, type Content } from './archive.ts';

/** As much as subtitles may have, which are read whole. */
const lookedAt = 2 * 2 ** 20;
/** A picture of more pixels takes more memory than a phone has. */
const mostPixels = 50_000_000;
const unknown = 'application/octet-stream';
/** Kinds of which several names are in use. */
const usual: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
};
const markup = /<(?:!doctype|\?xml|html|head|body|script|svg|iframe|img|a\s)/i;

/** What is no text in UTF-8, or could be taken for a page, is nothing that we know; subtitles are such of which every line can be read. */
function textOf(bytes: Buffer, isWhole: boolean): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    if (text.includes('\u0000') || markup.test(text)) return unknown;
    return text.startsWith('WEBVTT') && isWhole && webVttOf(text) === text ? 'text/vtt' : 'text/plain';
  } catch {
    return unknown;
  }
}

/** None that can be found is no picture. */
function pixelsOf(bytes: Buffer): number {
  try {
    const { width, height } = imageSize(bytes);
    return width * height;
  } catch {
    return 0;
  }
}

export async function contentOf(store: Pick<ObjectStore, 'read'>, key: string, size: number): Promise<Content> {
  const bytes = await buffer(await store.read(key, { first: 0, last: Math.min(size, lookedAt) - 1 }));
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (found === undefined || found.startsWith('text/'))
    return { type: textOf(bytes, bytes.length === size), isSafe: true };
  const type = usual[found] ?? found;
  if (type.startsWith('image/')) {
    const pixels = pixelsOf(bytes);
    return { type, isSafe: pixels > 0 && pixels <= mostPixels, pixels };
  }
  const isArchive = bytes.subarray(0, 2).toString('latin1') === 'PK';
  return isArchive ? archiveOf(store, key, size) : { type, isSafe: true };
}
