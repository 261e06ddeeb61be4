import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect } from '@jest/globals';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** Answers what a program that is not the one that wrote it finds in an archive. */
export async function unpacked(archive: Buffer) {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(archive, { lazyEntries: true, strictFileNames: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const found: [string, Buffer][] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((bytes) => {
          expect([entry.compressionMethod, crc32(bytes)]).toEqual([0, entry.crc32]);
          // The first moment that the format knows, wherever and whenever it was made.
          expect([entry.lastModFileDate, entry.lastModFileTime, entry.extraFields]).toEqual([0x21, 0, []]);
          found.push([entry.fileName, bytes]);
          zip.readEntry();
        }, reject);
      });
    });
    zip.readEntry();
  });
  return found;
}
