import { useEffect, useEffectEvent } from 'react';

/** Addresses of files hold for half an hour: asked anew after so long, there is always a good one. */
export const addressesHoldMs = 20 * 60_000;
const lookEveryMs = 60_000;

/**
 * Asks anew for what holds for a time only, while the page is seen. On a device that slept timers are late, so it is looked as well when
 * the page is seen again.
 */
export function useAgainAfter(ms: number, again: () => Promise<unknown>): void {
  const ask = useEffectEvent(() => void again().catch(() => undefined)); // What is shown stays, and the screen says what failed.
  useEffect(() => {
    let askedAt = Date.now();
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < ms) return;
      askedAt = Date.now();
      ask();
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [ms]);
}
