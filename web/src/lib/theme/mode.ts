import { useSyncExternalStore } from 'react';
import { appState, remember } from '../session/app-state.ts';
import type { Mode } from './palette.ts';

const listeners = new Set<() => void>();
const media = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);
const dark = media('(prefers-color-scheme: dark)');
const paper = media('print');

/** The mode that is asked for: the person's choice, or the system's. Paper is always light. */
const present = (): Mode => (paper?.matches ? 'light' : (appState().theme ?? (dark?.matches ? 'dark' : 'light')));
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const query of [dark, paper]) query?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    for (const query of [dark, paper]) query?.removeEventListener('change', listener);
  };
}
const show = () => {
  if (!paper?.matches) document.documentElement.dataset['theme'] = present();
};

/** Sets the page's mode before anything is drawn, and follows the system from then on. */
export function followMode(): void {
  show();
  dark?.addEventListener('change', show);
}
export const useMode = (): Mode => useSyncExternalStore(subscribe, present);
export function chooseMode(theme: Mode): void {
  remember({ theme });
  show();
  for (const listener of listeners) listener();
}
