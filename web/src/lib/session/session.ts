import type { SessionUserFragment } from '../../generated/lib/session/session.fetch.ts';
import { appState, remember } from './app-state.ts';
import { forgetKeptOfPerson } from './kept-of-person.ts';

/** The signed-in person, as `currentUser` answers. */
export type CurrentUser = SessionUserFragment;
/** This device keeps so much of it: enough to greet and to know that a session is likely, nothing that would harm a shared device. */
type CachedUser = {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly roles: readonly string[];
};
const key = 'user';

export function cachedUser(): CachedUser | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && 'id' in value ? (value as CachedUser) : undefined; // It is written by rememberUser alone.
  } catch {
    return undefined;
  }
}
let present: CurrentUser | undefined;
/** Who is signed in on this page, for what has no place in the tree of components. */
export const presentUser = (): CurrentUser | undefined => present;

/** A session that ended by itself leaves what was begun to the same person; to another one nothing of it is shown. */
export function rememberUser(user: CurrentUser): void {
  const { _id, fullName, locale, roles } = user;
  const { ownerId } = appState();
  if ((ownerId ?? cachedUser()?.id) !== _id) forgetKeptOfPerson();
  if (ownerId !== _id) remember({ ownerId: _id });
  present = user;
  try {
    const cached: CachedUser = { id: _id, name: fullName, locale, roles };
    localStorage.setItem(key, JSON.stringify(cached));
  } catch (error) {
    console.warn('Nothing can be remembered on this device.', error);
  }
}
export function forgetUser(): void {
  present = undefined;
  localStorage.removeItem(key);
}

const lost = ['Token expired', 'Context userId not found', 'cookie is not defined', 'User not found'];
/** True for the server's four ways of saying that the session is over. */
export const saysSessionIsOver = (message: string): boolean => lost.some((phrase) => message.includes(phrase));

/** Clears the remembered user and loads the page anew, once; where nobody is remembered, on this device or by this page, nothing happens. */
export function dropLostSession(reload: () => void = () => location.reload()): void {
  if (!cachedUser() && !present) return;
  forgetUser();
  reload();
}

/**
 * A session is the browser's, not a page's: when another page signs out, or in as somebody else, or when the browser brings a page back from
 * its memory after that, what is shown here belongs to nobody who is signed in, and the page loads anew. Visitors' forms stay as they are.
 */
export function followSession(reload: () => void = () => location.reload()): void {
  const look = () => {
    if (present && cachedUser()?.id !== present._id) reload();
  };
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) look();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
}
