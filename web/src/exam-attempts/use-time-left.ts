import { useEffect, useRef, useState } from 'react';
import { passedMinute } from './time-left.ts';

/**
 * How long an attempt still lasts, by the server's clock.
 * @param offset how far the server's clock is ahead of this device's, in milliseconds
 * @param onOver once, shortly before the time is over, while answers can still be handed in
 * @returns milliseconds left (null: no limit), and the minutes to say aloud since the last tick
 */
export function useTimeLeft(
  until: string | null,
  offset: number,
  onOver: () => void,
): { readonly left: number | null; readonly said: number | undefined } {
  const end = until === null ? null : Date.parse(until) - offset;
  const [left, setLeft] = useState(() => (end === null ? null : Math.max(0, end - Date.now())));
  const [said, say] = useState<number>();
  const last = useRef(left);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  }, [onOver]);
  useEffect(() => {
    if (end === null) return undefined;
    let isOver = false;
    const look = () => {
      const now = Math.max(0, end - Date.now());
      const passed = passedMinute(last.current ?? now, now);
      if (passed !== undefined) say(passed);
      last.current = now;
      setLeft(now);
      if (now > handInBefore || isOver) return;
      isOver = true;
      over.current();
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return { left, said };
}
const handInBefore = 3_000;
