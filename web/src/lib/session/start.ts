import { createContext, useContext } from 'react';
import type { PublicConfigQuery } from '../../generated/lib/session/session.fetch.ts';
import type { CurrentUser } from './session.ts';

/** The parts of the site: each loads what only it needs. */
export type AppName = 'public' | 'student' | 'admin';

type PublicConfig = PublicConfigQuery['publicConfig'];
/** This is known when the page starts. `app` is the part of the site that shows this address; `found` is false where no page has it. */
export type Start = {
  readonly user: CurrentUser | null;
  readonly config: PublicConfig;
  readonly app: AppName;
  readonly found: boolean;
};

export const StartContext = createContext<Start | undefined>(undefined);
export function useStart(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('Outside of StartContext.');
  return start;
}
/** The signed-in person; only below pages that are for signed-in people. */
export function useUser(): CurrentUser {
  const { user } = useStart();
  if (!user) throw new Error('Nobody is signed in here.');
  return user;
}
