import { archivesPrefix } from '@paideia/command-service/outline-archives/archive-entries.ts';
import { digesting } from '@paideia/objects/digests.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import type { College } from '../college.ts';
import type { Stage } from '../progress.ts';
import { eachOf } from './file-index.ts';
import { isGone } from './storage.ts';
import { livingFiles, namedFiles, stillNamed, type NamedFile } from './named-files.ts';

export type FilesVerdict = {
  /** It counts the files that events name. */
  readonly count: number;
  readonly bytes: number;
  readonly missing: readonly string[];
  /** They are those of another size, with both sizes. */
  readonly resized: readonly { readonly key: string; readonly size: number; readonly found: number }[];
  /** They are those of another digest; it is undefined when none was computed. */
  readonly changed: readonly string[] | undefined;
  /** They were brought by people who have been erased. */
  readonly ofErased: readonly string[];
  /** The restore that made this college did not bring them back. */
  readonly leftOut: number;
  /** They leave out what is made anew when somebody asks for it. */
  readonly unnamed: { readonly count: number; readonly bytes: number };
};
type Verifying = {
  readonly college: College;
  readonly objects: Pick<ObjectStore, 'head' | 'read' | 'list'>;
  readonly leftOut: ReadonlySet<string>;
  readonly withDigests: boolean;
  readonly onStage: (stage: Stage) => void;
};

async function etagOf(objects: Verifying['objects'], { key, etag }: NamedFile, onBytes: (count: number) => void) {
  const digests = digesting(etag);
  try {
    for await (const chunk of (await objects.read(key)) as AsyncIterable<Buffer>) {
      digests.take(chunk);
      onBytes(chunk.length);
    }
    return digests.end().etag;
  } catch (error) {
    // It was removed since it was looked for, or a part of it is gone.
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** It tells whether what events name is there, and what is there beside it. It only reads. */
export async function verifyFiles({
  college,
  objects,
  leftOut,
  withDigests,
  onStage,
}: Verifying): Promise<FilesVerdict> {
  const keys = await college.records('keys');
  const named = await namedFiles(college);
  const living = await livingFiles(named, keys);
  const files = living.filter(({ key }) => !leftOut.has(key));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const onBytes = (count: number) => onStage({ part: 'Files', done: (done += count), total });
  const [missing, resized, changed]: [NamedFile[], FilesVerdict['resized'][number][], NamedFile[]] = [[], [], []];
  for (const file of files) {
    const { key, size } = file;
    const found = await objects.head(key);
    if (!found) missing.push(file);
    else if (found.size !== size) resized.push({ key, size, found: found.size });
    else if (withDigests && (await etagOf(objects, file, onBytes)) !== file.etag) changed.push(file);
    if (!withDigests) onBytes(size);
  }
  const lost = await stillNamed(college, keys, [...missing, ...changed]);
  const [ofErased, isLiving]: [string[], Set<string>] = [[], new Set(living.map(({ key }) => key))];
  const unnamed = { count: 0, bytes: 0 };
  for await (const { key, size } of objects.list('')) {
    if (isLiving.has(key) || key.startsWith(archivesPrefix)) continue;
    if (named.files.has(key)) ofErased.push(key);
    else [unnamed.count, unnamed.bytes] = [unnamed.count + 1, unnamed.bytes + size];
  }
  const still = (some: readonly NamedFile[]) => some.flatMap(({ key }) => (lost.has(key) ? [key] : []));
  return {
    count: files.length,
    bytes: total,
    missing: still(missing),
    resized,
    changed: withDigests ? still(changed) : undefined,
    ofErased,
    leftOut: living.length - files.length,
    unnamed,
  };
}

export const areWhole = ({ missing, resized, changed = [], ofErased }: FilesVerdict): boolean =>
  [missing, resized, changed, ofErased].every(({ length }) => length === 0);

const number = (n: number) => n.toLocaleString('en');
/** It tells what came of it in sentences, and has none where there are no files. */
export function filesTold(found: FilesVerdict): readonly string[] {
  const { count, bytes, missing, resized, changed, ofErased, leftOut, unnamed } = found;
  const sizes = new Map(resized.map((one) => [one.key, one]));
  return [
    ...eachOf(missing, (key) => `The file ${key} is not there, and an event names it.`),
    ...eachOf(
      [...sizes.keys()],
      (key) => `The file ${key} has ${sizes.get(key)!.found} bytes, where an event says ${sizes.get(key)!.size}.`,
    ),
    ...eachOf(changed ?? [], (key) => `The file ${key} is not as it was stored: its digest differs.`),
    ...eachOf(ofErased, (key) => `The file ${key} is still there, and whoever brought it was erased.`),
    ...(count > 0 && areWhole(found)
      ? [
          `Every file that events name is there: ${number(count)} files, ${number(bytes)} bytes${changed ? ', each with its digest' : ''}.`,
        ]
      : []),
    ...(leftOut > 0 ? [`The last restore left out ${number(leftOut)} files that events name.`] : []),
    ...(unnamed.count > 0
      ? [`No event names ${number(unnamed.count)} files that are there, ${number(unnamed.bytes)} bytes.`]
      : []),
  ];
}
