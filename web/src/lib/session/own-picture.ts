import { useSyncExternalStore } from 'react';
import { useUser } from './start.ts';

let changed: { readonly picture: string | null } | undefined;
const listeners = new Set<() => void>();

/** Shows the person's new picture on the page as it is, without loading it anew. */
export function showOwnPicture(picture: string | null): void {
  changed = { picture };
  for (const listener of listeners) listener();
}
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Where the picture of whoever is signed in is read. */
export function useOwnPicture(): string | null {
  const { picture } = useUser();
  const now = useSyncExternalStore(listen, () => changed);
  return now ? now.picture : picture;
}
