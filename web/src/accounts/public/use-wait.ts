import { useEffect, useRef, useState } from 'react';
import { OperationError } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { providerMessages } from '../provider.messages.ts';

type Waiting = { readonly kind: 'waiting' | 'pause'; readonly seconds: number; readonly atFirst: number };
export type Wait = {
  readonly text: string | undefined;
  readonly atFirst: string | undefined;
  readonly startFor: (error: unknown, retry: () => void) => boolean;
  /** Somebody else is meant now, to whom no pause belongs. */
  readonly another: () => void;
};
const kinds: Readonly<Record<string, Waiting['kind']>> = {
  'signIn.busy': 'waiting',
  unavailable: 'waiting',
  'signIn.tooMany': 'pause',
  'request.tooMany': 'pause',
};

const longestInSeconds = 90;

/** When the server has no time it says for how long. Under overload the page tries again by itself; after many tries the person does. */
export function useWait(): Wait {
  const t = useMessages(providerMessages);
  const [waiting, setWaiting] = useState<Waiting>();
  const again = useRef<() => void>(undefined);
  const isOn = waiting !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setWaiting((now) => now && { ...now, seconds: now.seconds - 1 }), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  useEffect(() => {
    if (!waiting || waiting.seconds > 0) return;
    setWaiting(undefined);
    if (waiting.kind === 'waiting') again.current?.();
  }, [waiting]);
  const words = (kind: Waiting['kind'], seconds: number) =>
    kind === 'pause' && seconds > longestInSeconds
      ? t('pauseMinutes', { count: Math.ceil(seconds / 60) })
      : t(kind, { seconds });
  const isWaiting = waiting !== undefined && waiting.seconds > 0;
  return {
    /** These words are said meanwhile; `atFirst` stays as it was, for those who hear it and not each second again. */
    text: isWaiting ? words(waiting.kind, waiting.seconds) : undefined,
    atFirst: isWaiting ? words(waiting.kind, waiting.atFirst) : undefined,
    another: () => setWaiting((now) => (now?.kind === 'pause' ? undefined : now)),
    /** False for an error that is not about waiting. */
    startFor(error: unknown, retry: () => void): boolean {
      const kind = error instanceof OperationError && error.retryAfter !== undefined ? kinds[error.code] : undefined;
      if (kind === undefined) return false;
      again.current = retry;
      // They must not all come back at the same moment.
      const seconds =
        Math.ceil((error as OperationError).retryAfter ?? 1) + (kind === 'waiting' ? Math.floor(Math.random() * 3) : 0);
      setWaiting({ kind, seconds: Math.max(1, seconds), atFirst: Math.max(1, seconds) });
      return true;
    },
  };
}
