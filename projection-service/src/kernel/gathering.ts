// Whoever asks waits until for a while nobody else has, and all go on together: what begins together reads the log together.
type Gathering = (signal: AbortSignal) => Promise<void>;

/** An aborted signal ends the wait of whoever gave it. */
export function gathering(quietMs: number): Gathering {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  const begin = () => [...waiting].forEach((goOn) => goOn());
  return (signal) =>
    new Promise((resolve) => {
      const goOn = () => {
        waiting.delete(goOn);
        signal.removeEventListener('abort', goOn);
        resolve();
      };
      waiting.add(goOn);
      signal.addEventListener('abort', goOn);
      clearTimeout(timer);
      timer = setTimeout(begin, quietMs);
      if (signal.aborted) goOn();
    });
}
