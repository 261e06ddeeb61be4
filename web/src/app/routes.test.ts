/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { freya } from '../lib/testing/page.tsx';
import { decideRoute } from '../lib/screens/index.ts';
import { screens } from './screens.ts';

const roles = {
  user: ['user'],
  manager: ['manager', 'user'],
  admin: ['admin', 'manager', 'user'],
  superadmin: ['superadmin', 'admin', 'manager', 'user'],
  reportsAdmin: ['reportsAdmin', 'user'],
} as const;
type Role = keyof typeof roles;

/** These are the routes of the product by who may open them; everybody who may not is led away. */
const protectedRoutes: readonly (readonly [open: readonly Role[], paths: string])[] = [
  [
    ['user', 'manager', 'admin', 'superadmin', 'reportsAdmin'],
    `/google-auth /alumni /alumni/ministries /dashboard /student /transaction/1 /notifications /student/courses /student/courses/1
     /student/assessments /student/attendance /student/links /student/groups/1/progress`,
  ],
  [
    ['admin', 'superadmin'],
    `/users /users/1 /courses /assignmentSubmissions /attendance-leave-requests /regions /teachers /translations
     /groups/preview/all /news/admin`,
  ],
  [['manager', 'admin', 'superadmin'], '/examResults /groups /attendances /timelogs /evaluations'],
  [
    ['superadmin'],
    '/documents /documents/1 /locales /attendanceSchemas /logits /site-settings /d2l-redirect /categories /request-form',
  ],
  [['admin', 'superadmin', 'reportsAdmin'], '/reports'],
];
const routes = protectedRoutes.flatMap(([open, paths]) => paths.split(/\s+/).map((path) => [path, open] as const));

describe('every protected route', () => {
  test.each(routes)('%s leads who is signed out to sign-in, and back', (path) => {
    const search = '?tab=leave-requests';
    expect(decideRoute(screens, path, search, null)).toEqual({
      redirect: `/login?redirect=${encodeURIComponent(path + search)}`,
    });
  });
  test.each(routes.flatMap(([path, open]) => Object.keys(roles).map((role) => [path, role as Role, open] as const)))(
    '%s for role %s',
    (path, role, open) => {
      const decision = decideRoute(screens, path, '', { ...freya, roles: roles[role] });
      if (!open.includes(role)) expect(decision).toEqual({ redirect: '/dashboard', isRefused: true });
      else if (path === '/student') expect(decision).toEqual({ redirect: '/student/courses' });
      else expect(decision).toMatchObject({ found: true });
    },
  );
});
test('the profile is not wished for again after sign-in', () => {
  expect(decideRoute(screens, '/profile', '', null)).toEqual({ redirect: '/login' });
  for (const own of Object.values(roles))
    expect(decideRoute(screens, '/profile', '', { ...freya, roles: own })).toMatchObject({ found: true });
});

describe('every public route is open to everybody', () => {
  const paths = `/reset-password/t /password-recoverd /create-account/1 /enroll-account/t /msauth/callback /privacy /terms /docs /news
     /verify-transcript /verify-transcript/7Q4K-0M2X-9TBC-HJ5W`;
  test.each(paths.split(/\s+/))('%s', (path) => {
    for (const user of [null, ...Object.values(roles).map((own) => ({ ...freya, roles: own }))])
      expect(decideRoute(screens, path, '', user)).toMatchObject({ found: true });
  });
  test.each([
    ['/', '/dashboard'],
    ['/login', '/dashboard'],
    ['/forgot-password', '/dashboard'],
    ['/set-password', '/alumni'],
  ])('%s, but whoever is signed in goes to %s', (path, redirect) => {
    expect(decideRoute(screens, path, '', null)).toEqual({ app: 'public', found: true });
    for (const own of Object.values(roles))
      expect(decideRoute(screens, path, '', { ...freya, roles: own })).toEqual({ redirect });
  });
});
