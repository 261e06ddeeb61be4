import type { ReactNode } from 'react';
import { goToPublic } from '../../lib/session/index.ts';

/** It leads quietly to another public page. */
export const PublicLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a
    href={to}
    style={{ alignSelf: 'flex-start', display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      goToPublic(to);
    }}
  >
    {children}
  </a>
);
