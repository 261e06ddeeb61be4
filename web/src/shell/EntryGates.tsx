import type { ReactNode } from 'react';
import { AlumniGate } from './AlumniGate.tsx';
import { TermsGate } from './TermsGate.tsx';

/** What stands between signing in and the site, in this order (event model 6.9, rows 6 and 7). */
export const EntryGates = ({ children }: { readonly children: ReactNode }) => (
  <TermsGate>
    <AlumniGate>{children}</AlumniGate>
  </TermsGate>
);
