import { forgetChoices } from './app-state.ts';

/** Files of courses lie on this device under it, and what is known of them stands in the browser's storage under names that begin so. */
export const courseFilesStore = 'courseFiles';

/** Removes what is kept on this device under names that begin so. */
function forgetStored(beginnings: readonly string[]): void {
  for (const key of Object.keys(localStorage))
    if (beginnings.some((beginning) => key.startsWith(beginning))) localStorage.removeItem(key);
}
/** Removes what this device keeps of a person beside the name: drafts, uploads with the names of their files, files of courses, what was chosen, also for charts, and what was opened. */
export function forgetKeptOfPerson(): void {
  forgetStored(['draft:', 'uploadState', 'uploadProgress:', 'chartFilter', courseFilesStore]);
  // Only pages that came over a safe connection have it.
  globalThis.caches?.delete(courseFilesStore).catch(() => undefined);
  forgetChoices();
}
