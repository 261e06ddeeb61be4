import { useEffect, useState } from 'react';

const typingPauseMs = 400;

/** The value as it was when nothing had been typed for a moment. */
export function useDebounced<T>(value: T): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
