import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { hasSessionEnded } from '../lib/session/index.ts';
import { abandonOnClose } from './leave-attempt.ts';

type Guard = {
  /** Somebody wants to another page of ours. */
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** From now on the page may be left: the attempt is over. */
  readonly release: () => void;
};

/**
 * Stands between an open attempt and every way out of its pages: asks before another page of ours, lets the browser ask before closing, and
 * ends the attempt when the page is closed all the same. Where it goes because the session ended by itself nobody has left: whoever signs in again in time goes on.
 * @param home the address of the attempt; pages below it are part of it
 */
export function useLeaveGuard(attemptId: string, pageId: string, home: string, warning: string): Guard {
  const isHeld = useRef(true);
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) => isHeld.current && pathname !== home && pathname !== `${home}/review`,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isHeld.current || hasSessionEnded()) return;
      event.preventDefault();
      // Older browsers show this text, newer ones their own.
      event.returnValue = warning;
    };
    const close = () => {
      if (!isHeld.current || hasSessionEnded()) return;
      isHeld.current = false;
      abandonOnClose(attemptId, pageId);
    };
    // A page that comes back from the browser's memory was closed before.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', close);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', comeBack);
    };
  }, [attemptId, pageId, warning]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => {
      isHeld.current = false;
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
    release: () => void (isHeld.current = false),
  };
}
