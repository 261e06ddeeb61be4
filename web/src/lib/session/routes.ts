import { userHasRole, type RoleName } from './roles.ts';
import type { CurrentUser } from './session.ts';

export type AppName = 'public' | 'student' | 'admin';
type Route = { readonly path: RegExp; readonly app: AppName; readonly role?: RoleName };
const below = (name: string) => new RegExp(`^/${name}(/.*)?$`);

/** Every address that is built, which part of the site shows it, and whom it is for; without a role it is for everyone. */
const routes: readonly Route[] = [
  { path: /^\/(login)?$/, app: 'public' },
  { path: /^\/(privacy|terms|docs)$/, app: 'public' },
  { path: /^\/(forgot-password|set-password|password-recoverd)$/, app: 'public' },
  { path: /^\/(reset-password|enroll-account|verify-email|create-account)\/[^/]+$/, app: 'public' },
  { path: /^\/msauth\/callback$/, app: 'public' },
  { path: /^\/google-auth$/, app: 'student', role: 'user' },
  { path: /^\/dashboard$/, app: 'student', role: 'user' },
  { path: /^\/student(\/attendance)?$/, app: 'student', role: 'user' },
  {
    path: /^\/student\/assessments(\/exams\/[^/]+(\/attempts\/[^/]+(\/(review|result))?)?)?$/,
    app: 'student',
    role: 'user',
  },
  { path: /^\/student\/(grades|transcript|billing|billing\/invoices\/[^/]+)$/, app: 'student', role: 'user' },
  { path: /^\/transaction\/[^/]+$/, app: 'student', role: 'user' },
  { path: /^\/alumni$/, app: 'student', role: 'user' },
  { path: /^\/profile$/, app: 'student', role: 'user' },
  { path: /^\/notifications$/, app: 'student', role: 'user' },
  { path: below('attendances'), app: 'admin', role: 'manager' },
  { path: below('groups'), app: 'admin', role: 'manager' },
  { path: below('attendance-leave-requests'), app: 'admin', role: 'admin' },
  { path: below('examResults'), app: 'admin', role: 'manager' },
  { path: below('assignmentSubmissions'), app: 'admin', role: 'admin' },
  { path: below('billing'), app: 'admin', role: 'admin' },
  { path: below('users'), app: 'admin', role: 'admin' },
  { path: below('courses'), app: 'admin', role: 'admin' },
  { path: below('regions'), app: 'admin', role: 'admin' },
  { path: below('logits'), app: 'admin', role: 'superadmin' },
];
const signInPaths = ['/', '/login', '/forgot-password'];
const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

export const routeOf = (path: string): Route | undefined =>
  routes.find((route) => route.path.test(trimmed(path) || '/'));

/** Which installation this is, and where the main one is. */
export type Place = { readonly environment: string; readonly mainHost: string | null; readonly origin: string };
/** `leaveFor`: a page of another installation. */
export type Decision =
  | { readonly redirect: string }
  | { readonly leaveFor: string }
  | { readonly app: AppName; readonly found: boolean };

const alone: Place = { environment: 'production', mainHost: null, origin: '' };
const stays: readonly (readonly [path: RegExp, environments: readonly string[]])[] = [
  [/^\/reset-password\/[^/]+$/, ['production', 'development']],
  [/^\/enroll-account\/[^/]+$/, ['production']],
];
/** The main installation, for the pages of mails that only some environments show; undefined where it is not known or is this one. */
function mainHostOf(path: string, { environment, mainHost, origin }: Place): string | undefined {
  const rule = stays.find(([page]) => page.test(trimmed(path)));
  return rule && !rule[1].includes(environment) && mainHost !== null && mainHost !== origin ? mainHost : undefined;
}

/** Where a visitor of `path` goes (event model 6.9). Unknown addresses are shown as not found, with the menu if someone is signed in. */
export function decideRoute(path: string, search: string, user: CurrentUser | null, place: Place = alone): Decision {
  const elsewhere = mainHostOf(path, place);
  if (elsewhere !== undefined) return { leaveFor: elsewhere + path + search };
  if (user && trimmed(path) === '/set-password') return { redirect: '/alumni' };
  if (user && signInPaths.includes(trimmed(path))) return { redirect: redirectTarget(search) };
  const route = routeOf(path);
  if (!route) return { app: user ? 'student' : 'public', found: false };
  if (!route.role) return { app: route.app, found: true };
  if (!user)
    return { redirect: path.includes('/profile') ? '/login' : `/login?redirect=${encodeURIComponent(path + search)}` };
  if (!userHasRole(user, route.role)) return { redirect: '/dashboard' };
  return { app: route.app, found: true };
}

/** Where sign-in leads: the page that asked for it, if it is ours, else the dashboard. */
export function redirectTarget(search: string, origin: string = location.origin): string {
  const wished = new URLSearchParams(search).get('redirect');
  const isOwn = (path: string) => /^\/(?![/\\])/.test(path);
  if (!wished || !isOwn(wished)) return '/dashboard';
  try {
    const url = new URL(wished, origin);
    // Once more, of what is left of it: without its dots `/.//there` is another host.
    return url.origin === origin && isOwn(url.pathname) && !signInPaths.includes(trimmed(url.pathname))
      ? url.pathname + url.search + url.hash
      : '/dashboard';
  } catch {
    return '/dashboard';
  }
}
