import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import type { ObjectStore } from '@paideia/objects/port.ts';

/** The kind of file by its bytes, never by its name; unsafe is what can harm who opens it. Pictures have pixels. */
export type Content = { readonly type: string; readonly isSafe: boolean; readonly pixels?: number };

const mostEntries = 10_000;
const mostBytes = 2 * 2 ** 30;
/** Text packs to a twentieth; a bomb to a thousandth. */
const mostRatio = 200;
const within = /\.(?:zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|iso|exe|msi|bat|cmd|com|scr|js|vbs|ps1|lnk)$/i;
const office = 'application/vnd.openxmlformats-officedocument';
/** Documents of offices are archives, known by the folder that only they have. */
const folders: readonly (readonly [string, string])[] = [
  ['word/', `${office}.wordprocessingml.document`],
  ['ppt/', `${office}.presentationml.presentation`],
  ['xl/', `${office}.spreadsheetml.sheet`],
  ['META-INF/manifest.xml', 'application/vnd.oasis.opendocument.text'],
];

/** Reads only what is asked for: the list of an archive is at its end. */
class StoredArchive extends RandomAccessReader {
  constructor(
    private readonly store: Pick<ObjectStore, 'read'>,
    private readonly key: string,
  ) {
    super();
  }
  override _readStreamForRange(start: number, end: number) {
    const bytes = new PassThrough();
    this.store
      .read(this.key, { first: start, last: end - 1 })
      .then((stored) => pipeline(stored, bytes))
      .catch((error: unknown) => bytes.destroy(error instanceof Error ? error : new Error('it cannot be read')));
    return bytes;
  }
}

/** Looks at the list alone and unpacks nothing. */
async function entriesOf(store: Pick<ObjectStore, 'read'>, key: string, size: number): Promise<readonly Entry[]> {
  const archive = await new Promise<ZipFile>((resolve, reject) => {
    fromRandomAccessReader(new StoredArchive(store, key), size, { lazyEntries: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    // A name that leads out of the archive is an error of it.
    archive.on('error', reject);
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > mostEntries) reject(new RangeError('too many entries'));
      else archive.readEntry();
    });
    archive.readEntry();
  });
}

/** An archive that holds another, hides what it holds, leads elsewhere, or unpacks to far more than it is, is not safe. */
export async function archiveOf(store: Pick<ObjectStore, 'read'>, key: string, size: number): Promise<Content> {
  const entries = await entriesOf(store, key, size).catch(() => undefined);
  const names = entries?.map(({ fileName }) => fileName) ?? [];
  const type = folders.find(([start]) => names.some((name) => name.startsWith(start)))?.[1] ?? 'application/zip';
  const unpacked = entries?.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) ?? Infinity;
  const isSafe =
    unpacked <= Math.min(mostBytes, mostRatio * size) &&
    entries?.every(
      ({ fileName, generalPurposeBitFlag }) => !within.test(fileName) && (generalPurposeBitFlag & 1) === 0,
    );
  return { type, isSafe: isSafe === true };
}
