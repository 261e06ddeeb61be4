import { useRef, useState } from 'react';

const minuteMs = 60_000;

/**
 * Keeps a part of a recording as it was when it began, since each answer signs addresses of its own, until it fails and there is a newer answer.
 * @param address of the recording in that answer, by which a newer one is known
 * @param again asks for a newer answer
 * @returns the part, and what is to be called when it fails
 */
export function useKept<T>(
  part: T,
  address: string,
  again: () => Promise<unknown>,
): readonly [kept: T, renew: () => void] {
  const [kept, setKept] = useState(part);
  const [failedIn, setFailedIn] = useState<string>();
  const renewedAt = useRef(0);
  if (failedIn !== undefined && failedIn !== address) {
    setKept(part);
    setFailedIn(undefined);
  }
  const renew = () => {
    // What cannot be read at all is not asked for over and over.
    if (Date.now() - renewedAt.current < minuteMs) return;
    renewedAt.current = Date.now();
    setFailedIn(address);
    again().catch(() => undefined); // The player says that it failed.
  };
  return [kept, renew];
}
