import { homePath, signInPath } from '../session/landmarks.ts';
import { mayOpen } from '../session/roles.ts';
import type { CurrentUser } from '../session/session.ts';
import type { AppName } from '../session/start.ts';
import { screenAt } from './match.ts';
import type { Screen } from './screen.ts';

/** Which installation this is, and where the main one is. */
type Installation = { readonly environment: string; readonly mainHost: string | null; readonly origin: string };
/** With `leaveFor` the page is one of another installation. */
type Decision =
  /** With `isRefused` the person lacks the role, and the key to the same. */
  | { readonly redirect: string; readonly isRefused?: true }
  | { readonly leaveFor: string }
  | { readonly app: AppName; readonly found: boolean };

/** The history keeps this of somebody who was led away from a page without its role. */
export const refused = { isRefused: true } as const;
export const wasRefused = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isRefused' in state;

const alone: Installation = { environment: 'production', mainHost: null, origin: '' };
/** The main installation, for a page that this one does not show itself; undefined where it is not known or is this one. */
const mainHostFor = ({ environments }: Screen, { environment, mainHost, origin }: Installation): string | undefined =>
  environments && !environments.includes(environment) && mainHost !== null && mainHost !== origin
    ? mainHost
    : undefined;

/** It decides where a visitor of `path` goes. Unknown addresses are shown as not found, with the menu if someone is signed in. */
export function decideRoute(
  screens: readonly Screen[],
  path: string,
  search: string,
  user: CurrentUser | null,
  installation: Installation = alone,
): Decision {
  const screen = screenAt(screens, path);
  if (!screen) return { app: user ? 'student' : 'public', found: false };
  const { app, role, signedIn, redirect, isLeftAtSignIn } = screen;
  const mainHost = mainHostFor(screen, installation);
  if (mainHost !== undefined) return { leaveFor: mainHost + path + search };
  if (user && signedIn) return { redirect: signedIn === 'wished' ? redirectTarget(screens, search) : signedIn };
  if (role && !user)
    return {
      redirect: isLeftAtSignIn ? signInPath : `${signInPath}?redirect=${encodeURIComponent(path + search)}`,
    };
  if (user && !mayOpen(user, screen)) return { redirect: homePath, isRefused: true };
  return redirect === undefined ? { app, found: true } : { redirect };
}

/** Sign-in leads to the page that asked for it, if it is ours and no way to sign in, else to the dashboard. */
export function redirectTarget(screens: readonly Screen[], search: string, origin: string = location.origin): string {
  const wished = new URLSearchParams(search).get('redirect');
  const isOwn = (path: string) => /^\/(?![/\\])/.test(path);
  if (!wished || !isOwn(wished)) return homePath;
  try {
    const url = new URL(wished, origin);
    // Once more, of what is left of it: without its dots `/.//there` is another host.
    return url.origin === origin && isOwn(url.pathname) && screenAt(screens, url.pathname)?.signedIn !== 'wished'
      ? url.pathname + url.search + url.hash
      : homePath;
  } catch {
    return homePath;
  }
}
