import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { screenAt, useScreens } from '../lib/screens/index.ts';
import { mayOpen, useUser } from '../lib/session/index.ts';

/** Whether the person may change what the page is about: by the role that opens it, or by a key that says so. The server decides. */
export function useMayChange(): boolean {
  const user = useUser();
  const screen = screenAt(useScreens(), useLocation().pathname);
  return screen === undefined || mayOpen(user, screen, 'write');
}
/** What is there for those alone who may change what the page is about. */
export const MayChange = ({ children }: { readonly children: ReactNode }) => useMayChange() && children;
