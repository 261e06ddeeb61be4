import { useEffect, useRef } from 'react';

const every = 5_000;
const atMost = 24;

/** While `isWaiting`: asks again every five seconds, for two minutes; of a number of what is waited for, for two minutes from when it changed last. */
export function useRepeated(isWaiting: boolean | number, again: () => Promise<unknown>): void {
  const ask = useRef(again);
  useEffect(() => {
    ask.current = again;
  }, [again]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (times >= atMost) clearInterval(timer);
      ask.current().catch(() => undefined);
    }, every);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
