/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { freya } from '../lib/testing/page.tsx';
import * as landmarks from '../lib/session/landmarks.ts';
import { decideRoute, pathIn, redirectTarget, screenAt } from '../lib/screens/index.ts';
import { notificationTargets } from '@paideia/events/notifications/notification-link.rules.ts';
import { screens } from './screens.ts';

const visitor = null;
const student = freya;
const manager = { ...freya, roles: ['manager', 'user'] as const };
const admin = { ...freya, roles: ['admin', 'manager', 'user'] as const };

describe('the pages of mails, in each environment', () => {
  const main = 'https://learn.example';
  const [reset, enrol] = ['/reset-password/t', '/enroll-account/t'];
  test.each([
    ['production', reset, false],
    ['development', reset, false],
    ['test', reset, true],
    ['admin-production', reset, true],
    ['production', enrol, false],
    ['development', enrol, true],
    ['test', enrol, true],
    ['admin-production', enrol, true],
    ['test', '/verify-email/t', false],
    ['admin-production', '/password-recoverd', false],
    ['test', '/forgot-password', false],
  ])('%s: %s', (environment, path, leaves) => {
    const there = { environment, mainHost: main, origin: 'https://other.example' };
    const stays = { app: 'public', found: true };
    for (const user of [visitor, student]) {
      const expected = leaves
        ? { leaveFor: `${main}${path}?a=b` }
        : path === '/forgot-password' && user
          ? { redirect: '/dashboard' }
          : stays;
      expect(decideRoute(screens, path, '?a=b', user, there)).toEqual(expected);
    }
    // The main installation itself, and one that knows of no other, show their own page.
    for (const here of [
      { ...there, origin: main },
      { ...there, mainHost: null },
    ])
      expect(decideRoute(screens, path, '', visitor, here)).toEqual(stays);
  });
});

describe('the targets of notifications', () => {
  test.each(Object.entries(notificationTargets))('%s: screens, and tabs that they have', (_, targets) => {
    for (const target of targets) {
      const { pathname, searchParams } = new URL(target, 'https://learn.example');
      const screen = screenAt(screens, pathname);
      expect(screen?.load).toBeDefined();
      // Below a `/*` there is a page only where another screen says so.
      if (screen?.path.endsWith('*')) expect(pathname).toBe(pathIn(screen));
      const tab = searchParams.get('tab');
      if (tab !== null) expect(screen?.tabs?.map((one) => one.tab)).toContain(tab);
    }
  });
});

describe('who goes where', () => {
  test.each([
    [
      visitor,
      '/student/attendance',
      '?tab=leave-requests',
      { redirect: '/login?redirect=%2Fstudent%2Fattendance%3Ftab%3Dleave-requests' },
    ],
    [student, '/', '', { redirect: '/dashboard' }],
    [student, '/login', '', { redirect: '/dashboard' }],
    [student, '/forgot-password', '', { redirect: '/dashboard' }],
    [student, '/attendances', '', { redirect: '/dashboard', isRefused: true }],
    [manager, '/attendance-leave-requests', '', { redirect: '/dashboard', isRefused: true }],
    [admin, '/logits', '', { redirect: '/dashboard', isRefused: true }],
    [student, '/set-password', '', { redirect: '/alumni' }],
    [visitor, '/set-password', '', { app: 'public', found: true }],
    [visitor, '/create-account/5eed', '?suggestedLocale=pl_PL', { app: 'public', found: true }],
    [visitor, '/create-account', '', { app: 'public', found: false }],
    [visitor, '/login', '', { app: 'public', found: true }],
    [visitor, '/privacy', '', { app: 'public', found: true }],
    [student, '/terms', '', { app: 'public', found: true }],
    [student, '/student/attendance/', '', { app: 'student', found: true }],
    [student, '/student/assessments', '', { app: 'student', found: true }],
    [student, '/student/assessments/exams/e1', '', { app: 'student', found: true }],
    [student, '/student/assessments/exams/e1/attempts/a1', '', { app: 'student', found: true }],
    [student, '/student/assessments/exams/e1/attempts/a1/review', '', { app: 'student', found: true }],
    [student, '/student/assessments/exams/e1/attempts/a1/result', '', { app: 'student', found: true }],
    [student, '/student/assessments/exams', '', { app: 'student', found: false }],
    [student, '/student/transcript', '', { app: 'student', found: true }],
    [student, '/student/billing/invoices/i1', '', { app: 'student', found: true }],
    [student, '/transaction/t1', '', { app: 'student', found: true }],
    [student, '/transaction', '', { app: 'student', found: false }],
    [manager, '/attendances/1', '', { app: 'admin', found: true }],
    [admin, '/users/5eed', '', { app: 'admin', found: true }],
    [visitor, '/alumni', '', { redirect: '/login?redirect=%2Falumni' }],
    [student, '/alumni', '', { app: 'student', found: true }],
    [manager, '/courses', '', { redirect: '/dashboard', isRefused: true }],
    [admin, '/courses/c1/exams/new', '', { app: 'admin', found: true }],
    [visitor, '/nowhere', '', { app: 'public', found: false }],
    [student, '/nowhere', '', { app: 'student', found: false }],
    [student, '/login', '?redirect=%2Fnotifications', { redirect: '/notifications' }],
  ])('row %#', (user, path, search, expected) => {
    expect(decideRoute(screens, path, search, user)).toEqual(expected);
  });

  test.each([
    ['?redirect=%2Fstudent%2Fattendance%3Ftab%3Dleave-requests', '/student/attendance?tab=leave-requests'],
    ['?redirect=%2F%2Fevil.example', '/dashboard'],
    ['?redirect=%2F%5Cevil.example', '/dashboard'],
    ['?redirect=%2F.%2F%2Fevil.example', '/dashboard'],
    ['?redirect=%2Fx%2F..%2F%2Fevil.example', '/dashboard'],
    ['?redirect=%2F%09%2Fevil.example', '/dashboard'],
    ['?redirect=https%3A%2F%2Fevil.example', '/dashboard'],
    ['?redirect=javascript%3Aalert(1)', '/dashboard'],
    ['?redirect=%2Flogin', '/dashboard'],
    ['', '/dashboard'],
  ])('sign-in with %s leads to %s', (search, expected) => {
    expect(redirectTarget(screens, search, 'https://learn.example')).toBe(expected);
  });
});

describe('the pages that links of letters lead to', () => {
  test.each([
    ['/create-account/5eed', true],
    ['/enroll-account/token', true],
    ['/verify-email/token', true],
    ['/reset-password/token', true],
    ['/login', false],
    ['/', false],
  ])('%s takes the language that the link asks for: %s', (path, isMailed) =>
    expect(screenAt(screens, path)?.isMailed === true).toBe(isMailed),
  );
});

describe('the manifests', () => {
  const superadmin = { ...freya, roles: ['superadmin', 'admin', 'manager', 'user'] as const };
  const source = join(__dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/(^|\/)testing\//.test(path),
  );
  const read = (path: string) => readFileSync(join(source, path), 'utf8');
  /** It makes an address as the path says it, with something for each of its parts. */
  const addressIn = (path: string) => path.replace(/\/\*$/, '').replace(/:\w+/g, '5eed').replaceAll('?', '');

  test('are all put together', () => {
    const manifests = files.filter((path) => path.endsWith('.screens.ts'));
    const declared = manifests.flatMap((path) =>
      [...read(path).matchAll(/\bpath: (?:'([^']+)'|(\w+))/g)].map(([, path, landmark]) =>
        landmark === undefined ? path! : Object.entries(landmarks).find(([name]) => name === landmark)![1],
      ),
    );
    expect(screens.map(({ path }) => path).toSorted()).toEqual(declared.toSorted());
    expect(new Set(declared).size).toBe(declared.length);
  });
  test.each(screens.map((screen) => [screen.path, screen] as const))(
    '%s is reached, and has a page',
    async (path, one) => {
      expect(screenAt(screens, addressIn(path))).toBe(one);
      const user = one.role ? superadmin : null;
      expect(decideRoute(screens, addressIn(path), '', user)).toEqual(
        one.redirect === undefined ? { app: one.app, found: true } : { redirect: one.redirect },
      );
      if (one.redirect === undefined) expect(typeof (await one.load!())).toBe('function');
      else expect(screenAt(screens, one.redirect)?.redirect).toBeUndefined();
    },
  );
  test('load a page from the folder of their app', () => {
    const blocks = files
      .filter((path) => path.endsWith('.screens.ts'))
      .flatMap((path) =>
        read(path)
          .split(/^export const /m)
          .slice(1),
      );
    // Cards are on the dashboard, which is a page of that app.
    const appOf = (block: string) => (/^\w+ = card\(/.test(block) ? 'student' : /app: '(\w+)'/.exec(block)?.[1]);
    const folders = blocks.map((block) => [appOf(block), /import\('\.\/(\w+)\//.exec(block)?.[1]]);
    expect(folders.filter(([app, folder]) => folder !== undefined && folder !== app)).toEqual([]);
  });
  test('alone list paths; every link elsewhere leads to a screen', () => {
    const others = files.filter((path) => !path.endsWith('.screens.ts'));
    const isSaid = (path: string) => path !== 'lib/session/landmarks.ts';
    const lists = others.filter((path) => /\b(path|to|href): ['"`]\/\w|['"`]\/[\w/]*:\w/.test(read(path)));
    expect(lists.filter(isSaid)).toEqual([]);
    // Comments may name an address; code has it of the screen.
    const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');
    const firstParts = [...new Set(screens.map(({ path }) => path.split('/')[1]!))].filter((part) => part !== '');
    const address = new RegExp(`['"\`]/(?:${firstParts.join('|')})(?=['"\`/?#$])[^'"\`\\n]*`, 'g');
    const retyped = others
      .filter(isSaid)
      .flatMap((path) => [...withoutComments(read(path)).matchAll(address)].map(([text]) => `${path}: ${text}`));
    expect(retyped).toEqual([]);
    // The server answers these itself: files to save, and in development its mailbox.
    const fromServer = /^\/(exports|imports|dev)\//;
    const dead = others.flatMap((path) =>
      [...read(path).matchAll(/(?:\b(?:to|href)=\{?|\b(?:navigate|goTo|goToPublic)\()['"`](\/[\w/-]*)/g)]
        .map(([, address]) => address!)
        .filter((address) => !fromServer.test(address))
        .filter((address) => !screenAt(screens, address) && !screenAt(screens, `${address}5eed`))
        .map((address) => `${path}: ${address}`),
    );
    expect(dead).toEqual([]);
  });
});
