import { useEffect, useState } from 'react';

type Place = 'asking' | 'here' | 'elsewhere';

/**
 * One page of this browser alone has what `name` says, for as long as it is open: another one waits until it is gone, or takes it over. A browser that keeps no
 * locks lets everybody have it.
 */
export function useOnlyPage(name: string): { readonly place: Place; readonly takeOver: () => void } {
  const [place, setPlace] = useState<Place>('locks' in navigator ? 'asking' : 'here');
  const [takes, setTakes] = useState(0);
  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const hold = (lock: Lock | null) =>
      new Promise<void>((release) => {
        if (!lock || signal.aborted) return release();
        signal.addEventListener('abort', () => release());
        setPlace('here');
      });
    const keep = async () => {
      for (let how: LockOptions = takes > 0 ? { steal: true } : { ifAvailable: true }; ; how = { signal }) {
        try {
          await navigator.locks.request(name, how, hold);
        } catch (error) {
          // Another page has taken it over, or this one gave up waiting; anything else says that there are no locks here.
          if (!(error instanceof DOMException && error.name === 'AbortError')) return setPlace('here');
        }
        if (signal.aborted) return;
        setPlace('elsewhere');
      }
    };
    void keep();
    return () => end.abort();
  }, [name, takes]);
  return { place, takeOver: () => setTakes((before) => before + 1) };
}
