import { useSyncExternalStore } from 'react';

const subscribe = (listen: () => void) => {
  addEventListener('popstate', listen);
  return () => removeEventListener('popstate', listen);
};
/** The address among the public pages, which need no router. */
export const usePublicPath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

let moves = 0;
/** It tells how often the page changed since it was loaded. */
export const publicMoves = (): number => moves;

/** To another public page, without loading anew: what was just said in a toast stays. `state` is kept beside the address. */
export function goToPublic(path: string, state: Readonly<Record<string, unknown>> | null = null): void {
  moves += 1;
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}
