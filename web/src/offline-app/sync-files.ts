import { KeepError, type KeepFailure } from './device-files.ts';
import type { ServedFile } from './sync.rules.ts';

export type SyncProgress = {
  readonly done: number;
  readonly count: number;
  readonly bytes: number;
  readonly allBytes: number;
};
export type FailedFile = { readonly file: ServedFile; readonly reason: KeepFailure };
type Synced = {
  readonly saved: ReadonlySet<string>;
  readonly failed: readonly FailedFile[];
  readonly isCancelled: boolean;
};
type Ports = {
  readonly keep: (file: ServedFile, onBytes: (bytes: number) => void, signal: AbortSignal) => Promise<void>;
  /** Asks for the addresses anew: they are signed for minutes, and many files take longer. */
  readonly renew: () => Promise<readonly ServedFile[]>;
  readonly onProgress: (progress: SyncProgress) => void;
  readonly signal: AbortSignal;
};

/** Fetches one file after the other. One that fails does not stop the others, but where there is no room there is none for them either. */
export async function syncFiles(files: readonly ServedFile[], ports: Ports): Promise<Synced> {
  const { keep, renew, onProgress, signal } = ports;
  const allBytes = files.reduce((sum, { size }) => sum + size, 0);
  const saved = new Set<string>();
  const failed: FailedFile[] = [];
  let [bytes, isFull] = [0, false];
  let fresh: readonly ServedFile[] = files;
  const tell = (more = 0) => onProgress({ done: saved.size, count: files.length, bytes: bytes + more, allBytes });
  const attempt = (file: ServedFile) => {
    let come = 0;
    return keep(file, (part) => tell((come += part)), signal);
  };
  tell();
  for (const file of files) {
    if (signal.aborted) break;
    if (isFull) {
      failed.push({ file, reason: 'full' });
      continue;
    }
    const current = () => fresh.find(({ _id }) => _id === file._id) ?? file;
    try {
      await attempt(current()).catch(async (error: unknown) => {
        if (!(error instanceof KeepError && error.reason === 'gone')) throw error;
        fresh = await renew();
        await attempt(current());
      });
      saved.add(file._id);
      bytes += file.size;
    } catch (error) {
      if (signal.aborted) break;
      console.warn(error);
      const reason = error instanceof KeepError ? error.reason : 'failed';
      isFull = reason === 'full';
      failed.push({ file, reason });
    }
    tell();
  }
  return { saved, failed, isCancelled: signal.aborted };
}
