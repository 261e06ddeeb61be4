import { forgetPlayerSettings } from '../lib/player/index.ts';
import { courseFilesStore, forgetKeptOfPerson } from '../lib/session/index.ts';

const reloadPage = () => location.reload();
export const restart = (reload: () => void = reloadPage): void => reload();

/** Everything that the browser keeps as files of this site goes; what is noted of course files goes with them. */
async function clearFiles(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  if ('caches' in globalThis) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  for (const key of Object.keys(localStorage))
    if (key.startsWith(courseFilesStore) || key === 'apolloCache') localStorage.removeItem(key);
}
/** Drafts and choices stay. */
export async function reinstall(reload: () => void = reloadPage): Promise<void> {
  await clearFiles().catch((error: unknown) => console.warn(error));
  reload();
}
/** The session stays; what this device remembers of the person goes. */
export async function resetDevice(reload: () => void = reloadPage): Promise<void> {
  await clearFiles().catch((error: unknown) => console.warn(error));
  forgetKeptOfPerson();
  forgetPlayerSettings();
  reload();
}
