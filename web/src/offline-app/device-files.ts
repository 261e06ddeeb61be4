import { courseFilesStore } from '../lib/session/index.ts';
import { nothingKept, type KeptFile, type KeptGroup, type ServedFile } from './sync.rules.ts';

/** What the device was told when a file was not kept. */
export type KeepFailure = 'full' | 'gone' | 'failed';
export class KeepError extends Error {
  readonly reason: KeepFailure;
  constructor(reason: KeepFailure, cause?: unknown) {
    super(`The file is not kept: ${reason}`, { cause });
    this.name = 'KeepError';
    this.reason = reason;
  }
}

/** Browsers keep files only for pages that came over a safe connection. */
export const canKeepFiles = (): boolean => 'caches' in globalThis;
const placeOf = ({ _id }: Pick<KeptFile, '_id'>) => `/kept-course-files/${_id}`;
const nameOf = (groupId: string) => `${courseFilesStore}:${groupId}`;

export function keptGroup(groupId: string): KeptGroup {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(groupId)) ?? 'null') as Partial<KeptGroup> | null;
    const { version, courseIds, courses } = kept ?? {};
    const isWhole = typeof version === 'number' && Array.isArray(courseIds) && Array.isArray(courses);
    return isWhole ? { version, courseIds, courses } : nothingKept; // It is written below alone.
  } catch {
    return nothingKept;
  }
}
export function keepGroup(groupId: string, kept: KeptGroup): void {
  localStorage.setItem(nameOf(groupId), JSON.stringify(kept));
}

/** Keeps a file whole or not at all. `onBytes` hears of each part that has come. */
export async function keepFile(file: ServedFile, onBytes: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const response = await fetch(file.address, { credentials: 'same-origin', signal });
  if (!response.ok || !response.body) throw new KeepError(response.status === 404 ? 'gone' : 'failed');
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        onBytes(part.byteLength);
        controller.enqueue(part);
      },
    }),
  );
  const store = await caches.open(courseFilesStore);
  try {
    await store.put(placeOf(file), new Response(counted, { headers: { 'content-type': file.type } }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new KeepError('full', error);
    throw error;
  }
}
export async function dropFiles(files: readonly Pick<KeptFile, '_id'>[]): Promise<void> {
  const store = await caches.open(courseFilesStore);
  await Promise.all(files.map((file) => store.delete(placeOf(file))));
}
/** Undefined when the browser has thrown it away to make room. */
export async function keptContent(file: Pick<KeptFile, '_id'>): Promise<Blob | undefined> {
  const found = await (await caches.open(courseFilesStore)).match(placeOf(file));
  return found?.blob();
}
/** Of what is said to be kept, what is really there: a browser may throw it away to make room. */
export async function stillKept(kept: KeptGroup): Promise<KeptGroup> {
  const store = await caches.open(courseFilesStore);
  const places = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  const courses = kept.courses.map((course) => ({
    ...course,
    files: course.files.filter((file) => places.has(placeOf(file))),
  }));
  const isWhole = courses.every(({ files }, at) => files.length === kept.courses[at]!.files.length);
  return isWhole ? kept : { ...nothingKept, courses: courses.filter(({ files }) => files.length > 0) };
}

export type Space = { readonly used: number; readonly all: number };
/** Undefined where the browser does not tell. */
export async function spaceOnDevice(): Promise<Space | undefined> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? undefined : { used: usage, all: quota };
}
/** Asks the browser not to throw the files away when it needs room. It decides by itself. */
export const askToKeep = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;

function storedNames(beginnings: readonly string[]): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => beginnings.some((beginning) => key.startsWith(beginning)));
  } catch {
    return [];
  }
}
/** The files that other groups of the same person have too. */
export const keptElsewhere = (groupId: string): ReadonlySet<string> =>
  new Set(
    storedNames([`${courseFilesStore}:`])
      .filter((name) => name !== nameOf(groupId))
      .flatMap((name) => keptGroup(name.slice(courseFilesStore.length + 1)).courses)
      .flatMap(({ files }) => files.map(({ _id }) => _id)),
  );
/** So many drafts and uploads wait on this device for their person. */
export const unsentOnDevice = (): number => storedNames(['draft:', 'uploadProgress:']).length;
