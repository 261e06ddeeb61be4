const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const never = new Promise<never>(() => undefined);

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message));

/**
 * Loads a part of the site: three tries, one second apart. When its file is gone, as after an update, the page loads anew one second later;
 * any other error is the caller's.
 */
export async function loadChunk<T>(load: () => Promise<T>, reload: () => void = () => location.reload(), wait = 1000): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (tries < 3) await pause(wait);
      else if (isChunkError(error)) {
        await pause(wait);
        reload();
        return never;
      } else throw error;
    }
  }
}
