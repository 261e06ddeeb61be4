import type { ReactNode } from 'react';
import { useUser } from '../../lib/session/index.ts';
import { AlumniGate } from './AlumniGate.tsx';
import { TermsGate } from './TermsGate.tsx';

/** What stands between signing in and the site, in this order: the terms, then the welcome of an alumnus. */
export function EntryGates({ children }: { readonly children: ReactNode }) {
  // Whoever looks in the name of another neither accepts terms nor needs a welcome.
  if (useUser().impersonatingUser !== null) return children;
  return (
    <TermsGate>
      <AlumniGate>{children}</AlumniGate>
    </TermsGate>
  );
}
