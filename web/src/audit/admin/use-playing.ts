import { useEffect, useState } from 'react';

const pace = 1200;

/** Goes from one event to the next by itself until the last one. */
export function usePlaying(
  index: number,
  last: number,
  go: (index: number) => void,
): { readonly isPlaying: boolean; readonly toggle: () => void; readonly stop: () => void } {
  const [isPlaying, setPlaying] = useState(false);
  const isAtEnd = index >= last;
  if (isPlaying && isAtEnd) setPlaying(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => go(index + 1), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, index, go]);
  return {
    isPlaying,
    toggle: () => {
      if (!isPlaying && isAtEnd) go(0);
      setPlaying(!isPlaying);
    },
    stop: () => setPlaying(false),
  };
}
