import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openObjectStore } from '@paideia/objects/open.ts';
import { plannedParts, type ObjectStore } from '@paideia/objects/port.ts';
import { storageOf, type Settled } from './storage.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'storage-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const opened: Promise<ObjectStore> = openObjectStore({ dataDir, key: 'ab'.repeat(32) });

async function settle(bytes: Buffer, said = bytes.length): Promise<Settled> {
  const [store, key] = [await opened, `files/${randomUUID()}`];
  const upload = { key, uploadId: await store.begin(key) };
  await store.writePart(plannedParts(upload, bytes.length)[0]!, Readable.from([bytes]));
  return storageOf(store).settle(upload, said);
}
const typeOf = async (bytes: Buffer | string) => {
  const settled = await settle(Buffer.from(bytes));
  return 'type' in settled && settled.isSafe ? settled.type : 'not safe';
};

/** Makes an archive of these files; `said` is how large the first says to be. */
function zip(files: Readonly<Record<string, Buffer | string>>, said?: number): Buffer {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(said ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, list, Buffer.from('PK\x05\x06'), end]);
}
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4);
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  head.set([8, 6, 0, 0, 0], 16);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    head,
    Buffer.from('\0\0\0\0IDAT\0\0\0\0\0\0\0\0IEND'),
  ]);
}
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(64)]);
const unknown = 'application/octet-stream';
const office = 'application/vnd.openxmlformats-officedocument';

describe('what is in a file is told by its bytes', () => {
  test.each<readonly [string, Buffer | string, string]>([
    ['a video', mp4, 'video/mp4'],
    ['sound', Buffer.from('\0\0\0\x18ftypM4A \0\0\x02\0M4A isom', 'latin1'), 'audio/mp4'],
    [
      'sound of another kind',
      Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(40)]),
      'audio/ogg',
    ],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3\n1 0 obj', 'application/pdf'],
    ['a picture', png(640, 480), 'image/png'],
    ['text', 'In the beginning', 'text/plain'],
    ['subtitles', 'WEBVTT\n\n00:00.000 --> 00:01.000\nIn the beginning', 'text/vtt'],
    ['subtitles of which a line cannot be read', 'WEBVTT\n\n00:00.000 --> 1\nIn the beginning', 'text/plain'],
    [
      'subtitles that break off within a letter',
      Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nŻ').subarray(0, -1),
      unknown,
    ],
    [
      'a letter of an office',
      zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': 'x' }),
      `${office}.wordprocessingml.document`,
    ],
    ['an archive', zip({ 'a.txt': 'one', 'b/c.txt': 'two' }), 'application/zip'],
    [
      'a picture that runs',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'application/octet-stream',
    ],
    ['a page', 'Hello <SCRIPT>alert(1)</SCRIPT>', 'application/octet-stream'],
    ['a page that begins like a script of subtitles', 'WEBVTT\n<html><script>', 'application/octet-stream'],
    ['bytes', Buffer.from([0, 1, 2, 3, 255]), 'application/octet-stream'],
    ['a picture of too many pixels', png(60_000, 60_000), 'not safe'],
    ['a picture that says no size', png(0, 0), 'not safe'],
    ['an archive within an archive', zip({ 'a.txt': 'one', 'inner.zip': 'PK' }), 'not safe'],
    ['an archive that leads out of itself', zip({ '../../etc/passwd': 'x' }), 'not safe'],
    ['an archive that unpacks without end', zip({ 'a.txt': 'x' }, 3_000_000_000), 'not safe'],
    ['an archive of zeros', zip({ 'a.txt': Buffer.alloc(5_000_000) }), 'not safe'],
    ['half an archive', zip({ 'a.txt': 'one' }).subarray(0, 30), 'not safe'],
  ])('%s', async (_, bytes, expected) => expect(await typeOf(bytes)).toBe(expected));

  test('an archive behind a picture is the picture', async () => {
    expect(await typeOf(Buffer.concat([png(10, 10), zip({ 'a.txt': 'one' })]))).toBe('image/png');
  });
});

test('an upload that lacks a part, or has another size than was said, is not made one', async () => {
  const store = await opened;
  const upload = { key: `files/${randomUUID()}`, uploadId: '' };
  const begun = { ...upload, uploadId: await storageOf(store).begin(upload.key) };
  expect(await storageOf(store).settle(begun, 10)).toEqual({ missing: 1 });
  expect(await settle(Buffer.from('four'), 5)).toEqual({ missing: 1 });
});
test('settled again it is the same', async () => {
  const [store, key] = [await opened, `files/${randomUUID()}`];
  const upload = { key, uploadId: await store.begin(key) };
  await store.writePart(plannedParts(upload, mp4.length)[0]!, Readable.from([mp4]));
  const once = await storageOf(store).settle(upload, mp4.length);
  expect(once).toMatchObject({ type: 'video/mp4', size: mp4.length, isSafe: true });
  expect(await storageOf(store).settle(upload, mp4.length)).toEqual(once);
});
