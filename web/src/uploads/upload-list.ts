import { presentUser } from '../lib/session/session.ts';
import type { SentPart } from '../lib/files/part.rules.ts';
import { nextUpload, type Triggers, type Upload } from './upload.rules.ts';

const key = 'uploadState';
const progressKey = (uuid: string) => `uploadProgress:${uuid}`;

/** A browser without storage, or one that is full, still uploads; it cannot go on after a reload. */
function stored<T>(name: string): readonly T[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(value) ? (value as T[]) : []; // It is written here alone.
  } catch {
    return [];
  }
}
function store(name: string, values: readonly unknown[]): void {
  try {
    if (values.length > 0) localStorage.setItem(name, JSON.stringify(values));
    else localStorage.removeItem(name);
  } catch (error) {
    console.warn('Uploads cannot be kept on this device.', error);
  }
}

let uploads: readonly Upload[] | undefined;
const listeners = new Set<() => void>();
const own = (all: readonly Upload[]) => all.filter(({ userId }) => userId === presentUser()?._id);
function show(next: readonly Upload[]): void {
  uploads = next;
  for (const tell of listeners) tell();
}
/** Another page may have changed others: only this one is written. What is done is nothing to go on with. */
function keep(uuid: string, upload: Upload | undefined): void {
  const kept = stored<Upload>(key);
  const isKept = upload !== undefined && upload.status !== 'completed';
  const there = kept.some((one) => one.uuid === uuid);
  store(
    key,
    isKept && !there ? [...kept, upload] : kept.flatMap((one) => (one.uuid !== uuid ? [one] : isKept ? [upload] : [])),
  );
  if (!isKept) store(progressKey(uuid), []);
}

/** The uploads of the signed-in person on this page, and those that an earlier page left behind. */
export const uploadList = {
  follow: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  present: (): readonly Upload[] => (uploads ??= own(stored<Upload>(key))),
  /** What another page changes is shown here too. */
  followOthers: (): (() => void) => {
    const look = ({ key: changed }: StorageEvent) => {
      if (changed === key)
        show([...own(stored<Upload>(key)), ...uploadList.present().filter(({ status }) => status === 'completed')]);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  },
  add: (upload: Upload): void => {
    keep(upload.uuid, upload);
    show([...uploadList.present().filter(({ uuid }) => uuid !== upload.uuid), upload]);
  },
  /** It notes what became of an upload. */
  change: <K extends keyof Triggers>(uuid: string, name: K, trigger: Triggers[K]): Upload | undefined => {
    const upload = uploadList.present().find((one) => one.uuid === uuid);
    if (!upload) return undefined;
    const next = nextUpload(upload, name, trigger);
    if (next === upload) return upload;
    keep(uuid, next);
    show(uploadList.present().flatMap((one) => (one.uuid !== uuid ? [one] : next ? [next] : [])));
    return next;
  },
  sentParts: (uuid: string): readonly SentPart[] => stored<SentPart>(progressKey(uuid)),
  keepParts: (uuid: string, parts: readonly SentPart[]): void => store(progressKey(uuid), parts),
};
