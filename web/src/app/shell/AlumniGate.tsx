import { useState, type ReactNode } from 'react';
import { type CurrentUser, useUser } from '../../lib/session/index.ts';
import { lazyPart } from '../../lib/ui/index.ts';

const WelcomePanel = lazyPart(async () => (await import('./WelcomePanel.tsx')).WelcomePanel);

/** Graduation adds the alumni region to the campus: who has exactly these two is new among the alumni. */
export const isNewAlumnus = ({ isAlumni, regionIds, showAlumniWelcome }: CurrentUser): boolean =>
  isAlumni && regionIds.length === 2 && showAlumniWelcome;

/** Greets new alumni once. */
export function AlumniGate({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  const [isNew, setNew] = useState(() => isNewAlumnus(user));
  return isNew ? <WelcomePanel onEntered={() => setNew(false)} /> : children;
}
