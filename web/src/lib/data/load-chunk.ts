import { kernelMessages } from '../i18n/kernel.messages.ts';
import { translator } from '../i18n/i18n.ts';
import { textsArrived } from '../i18n/load-texts.ts';
import { notifyError } from '../notices/notify.tsx';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const never = new Promise<never>(() => undefined);

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message));

/** It is heard that the site is newer than this page. Whoever prevents it keeps the page from being loaded anew. */
export const newVersion = 'newversion';
const key = 'reloadedAt';
const pauseBetween = 60_000;
/** Loads the page anew, unless somebody would lose something by it, who is offered it instead; or unless that was done a moment ago and has not helped: then it is false, and whoever asked shows what is wrong. */
export function reloadForChunk(reload: () => void = () => location.reload()): boolean {
  if (!dispatchEvent(new Event(newVersion, { cancelable: true }))) return true;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pauseBetween) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that remembers nothing cannot be kept from trying again.
  }
  reload();
  return true;
}

/** Without a connection nothing would come of trying, and a page that is loaded anew would be gone. */
async function whileOffline(): Promise<void> {
  if (navigator.onLine !== false) return;
  notifyError(translator(kernelMessages)('offline'), 'offline');
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/**
 * Loads a part of the site with its texts: three tries, one second apart. When its file is gone, as after an update, the page loads anew one second later;
 * any other error is the caller's.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  reload: () => boolean = reloadForChunk,
  wait = 1000,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const part = await load();
      await textsArrived();
      return part;
    } catch (error) {
      await whileOffline();
      if (tries < 3) await pause(wait);
      else if (isChunkError(error)) {
        await pause(wait);
        if (reload()) return never;
        throw error;
      } else throw error;
    }
  }
}
