import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** While a form is changed: the browser asks before the page is closed, and the returned question stands before another page of ours is shown. */
export function useUnsavedChanges(isChanged: boolean): { readonly isAsking: boolean; readonly leave: () => void; readonly stay: () => void } {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return { isAsking: blocker.state === 'blocked', leave: () => blocker.proceed?.(), stay: () => blocker.reset?.() };
}
