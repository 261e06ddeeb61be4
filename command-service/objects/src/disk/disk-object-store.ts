import { randomUUID } from 'node:crypto';
import { opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import {
  checkKey,
  NoObject,
  NoUpload,
  PartMissing,
  type ObjectStore,
  type StoredPart,
  type PlannedPart,
  type StoredObject,
  type Upload,
} from '../port.ts';
import { etagOf } from '../digests.ts';
import { digestIn, readBegun, uploadFile, uploadFolder, type Begun } from './begun-upload.ts';
import { isMissing, makeDirectory, needingRoom, orNothing, syncDirectory, writeWhole } from './durable.ts';
import { chunkBytes, fileOf, isDraft, keepOnly, partsIn, readParts, writePartFile } from './part-files.ts';
import { manifestCache, manifestFile, type Manifest } from './manifest-cache.ts';
import { sendParts } from './send-parts.ts';
import { pouring, pouringRequest, type Pour } from './part-writer.ts';
import { partReceiver, partTickets } from './part-receiver.ts';

export type DiskOptions = {
  readonly directory: string;
  /** Signs the addresses of parts. */
  readonly key: string;
  /** An address of a part begins with this: it is where `receivePart` is asked. */
  readonly address: string;
  /** So many bytes stay free on the disk, which others need too. */
  readonly reserve?: number;
  /** It tells the time in milliseconds; tests set it. */
  readonly now?: () => number;
};

/**
 * An object is a directory with its parts and a list of them, so that completing moves no byte: the directory of the upload takes the object's name.
 * The name ends in @, which no key has, so that no key lies within another's object.
 */
export function diskObjectStore({
  directory,
  key,
  address,
  reserve = 2 ** 29,
  now = () => Date.now(),
}: DiskOptions): ObjectStore & Required<Pick<ObjectStore, 'receivePart' | 'open'>> {
  const [uploads, objects, removed] = ['uploads', 'objects', 'removed'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  const tickets = partTickets(key);
  const objectOf = (name: string) => `${join(objects, checkKey(name))}@`;
  const uploadOf = ({ uploadId }: Pick<Upload, 'uploadId'>) => uploadFolder(uploads, uploadId);
  const manifests = manifestCache();
  const manifestOf = (name: string) => manifests.read(objectOf(name));
  const begunOf = async ({ key: name, uploadId }: Upload): Promise<Begun | undefined> => {
    const begun = await readBegun(uploads, uploadId);
    return begun?.key === name ? begun : undefined;
  };

  /** It goes out of sight by one step and is then removed in peace. */
  async function discard(path: string): Promise<void> {
    await makeDirectory(removed);
    const grave = join(removed, randomUUID());
    const isGone = await rename(path, grave).then(() => true, orNothing);
    if (!isGone) return;
    await syncDirectory(dirname(path));
    await rm(grave, { recursive: true, force: true });
  }

  async function* walk(path: string, name: string): AsyncIterable<StoredObject & { readonly key: string }> {
    for await (const entry of (await opendir(path).catch(orNothing)) ?? []) {
      const inner = name === '' ? entry.name : `${name}/${entry.name}`;
      if (!entry.name.endsWith('@')) yield* walk(join(path, entry.name), inner);
      else {
        const found = inner.slice(0, -1);
        const manifest = await manifestOf(found);
        if (manifest) yield { key: found, size: manifest.size, etag: manifest.etag };
      }
    }
  }

  const keepPart = async (part: PlannedPart, pour: Pour): Promise<StoredPart> => {
    const begun = await begunOf(part);
    if (!begun) throw new NoUpload();
    return writePartFile(uploadOf(part), part, pour, { reserve, digest: digestIn(begun) });
  };

  async function completeOnce(upload: Upload, wanted: readonly StoredPart[]): Promise<void> {
    const [from, to] = [uploadOf(upload), objectOf(upload.key)];
    if (await manifestOf(upload.key)) return discard(from);
    const begun = await begunOf(upload);
    if (!begun) throw new NoUpload();
    const there = new Set((await partsIn(from, digestIn(begun))).map((part) => `${fileOf(part)} ${part.size}`));
    for (const part of wanted) if (!there.has(`${fileOf(part)} ${part.size}`)) throw new PartMissing(part.part);
    const parts = [...wanted].sort((a, b) => a.part - b.part);
    const manifest: Manifest = { size: parts.reduce((sum, part) => sum + part.size, 0), etag: etagOf(parts), parts };
    await writeWhole(join(from, manifestFile), JSON.stringify(manifest));
    await keepOnly(from, parts, manifestFile, uploadFile);
    await makeDirectory(dirname(to));
    await rename(from, to);
    await Promise.all([syncDirectory(dirname(to)), syncDirectory(uploads)]);
  }

  return {
    async begin(name) {
      checkKey(name);
      const uploadId = randomUUID();
      const path = join(uploads, uploadId);
      const begun: Begun = { key: name, startedAt: new Date().toISOString(), digest: 'sha256' };
      await needingRoom(async () => {
        await makeDirectory(path);
        await writeWhole(join(path, uploadFile), JSON.stringify(begun));
      });
      return uploadId;
    },
    partAddress: async ({ key: name, uploadId, part, size }, expiresAt) =>
      `${address}/${tickets.sign({ key: name, uploadId, part, size, until: expiresAt.getTime() })}`,
    writePart: (part, bytes) => keepPart(part, pouring(part.size, bytes)),
    receivePart: partReceiver(tickets, (part, request) => keepPart(part, pouringRequest(request)), now),
    async parts(upload) {
      const begun = await begunOf(upload);
      return begun ? partsIn(uploadOf(upload), digestIn(begun)) : [];
    },
    async complete(upload, wanted) {
      try {
        await needingRoom(() => completeOnce(upload, wanted));
      } catch (error) {
        // Somebody else is at it at the same moment: it is done, or what is in the way goes.
        const isUnderWay = (await begunOf(upload)) !== undefined;
        if (await manifestOf(upload.key)) return discard(uploadOf(upload));
        if (!isUnderWay || !isMissing(error)) throw error;
        await this.complete(upload, wanted);
      }
    },
    async abort(upload) {
      if (await begunOf(upload)) await discard(uploadOf(upload));
    },
    async head(name) {
      const manifest = await manifestOf(name);
      return manifest && { size: manifest.size, etag: manifest.etag };
    },
    async read(name, range) {
      const manifest = await manifestOf(name);
      if (!manifest) throw new NoObject();
      const asked = range ?? { first: 0, last: manifest.size - 1 };
      return Readable.from(readParts(objectOf(name), manifest.parts, asked), {
        objectMode: false,
        highWaterMark: chunkBytes,
      });
    },
    async open(name) {
      const manifest = await manifestOf(name);
      return (
        manifest && {
          size: manifest.size,
          etag: manifest.etag,
          send: (range, to) => sendParts(objectOf(name), manifest.parts, range, to),
        }
      );
    },
    remove: (name) => discard(objectOf(name)),
    async *list(prefix) {
      const folder = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
      for await (const found of walk(join(objects, folder), folder)) if (found.key.startsWith(prefix)) yield found;
    },
    async tidy(before, isWanted) {
      let ended = 0;
      await rm(removed, { recursive: true, force: true });
      for (const uploadId of await readdir(uploads).catch(() => [])) {
        const path = join(uploads, uploadId);
        const begun = await readBegun(uploads, uploadId);
        const startedAt = begun ? Date.parse(begun.startedAt) : (await stat(path)).mtimeMs;
        if (startedAt >= before.getTime()) continue;
        if (!begun || !(await isWanted({ key: begun.key, uploadId }))) {
          await discard(path);
          ended += 1;
          continue;
        }
        for (const name of await readdir(path))
          if (isDraft(name) && (await stat(join(path, name))).mtimeMs < before.getTime())
            await rm(join(path, name), { force: true });
      }
      return ended;
    },
    close() {},
  };
}
