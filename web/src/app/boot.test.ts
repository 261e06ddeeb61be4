/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { boot } from './boot.ts';
import { config, freya } from '../lib/testing/page.tsx';
import { forgetUser, rememberUser } from '../lib/session/index.ts';

const was = globalThis.fetch;
/** The server says these to `currentUser`, the last answer for good. */
let people: readonly (object | string)[];
const asked: string[] = [];
const answerTo = (name: string): object => {
  asked.push(name);
  if (name === 'publicConfig') return { data: { publicConfig: config } };
  const [user, ...rest] = people;
  if (rest.length > 0) people = rest;
  return typeof user === 'string' ? { errors: [{ message: user }] } : { data: { currentUser: user } };
};
beforeEach(() => {
  localStorage.clear();
  forgetUser();
  asked.length = 0;
  people = ['Context userId not found'];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    if (typeof url === 'string' && url.startsWith('/texts/'))
      return Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response);
    const { operationName } = JSON.parse(init!.body as string) as { operationName: string };
    return Promise.resolve({
      status: 200,
      ok: true,
      text: () => Promise.resolve(JSON.stringify(answerTo(operationName))),
    } as Response);
  });
});
afterEach(() => void (globalThis.fetch = was));
const at = async (path: string) => {
  history.replaceState(null, '', path);
  const { user, app, found } = await boot({ base: '', namespaces: {} }, 'public');
  return {
    user: user?._id ?? null,
    app,
    found,
    at: location.pathname + location.search,
    asks: asked.filter((name) => name === 'currentUser').length,
  };
};
const kept = () => localStorage.getItem('user');

describe('who is there is asked of the server', () => {
  test('not on /login where nobody is remembered', async () =>
    expect(await at('/login')).toMatchObject({ user: null, asks: 0 }));
  test('on /login where somebody is', async () => {
    rememberUser(freya);
    people = [freya];
    expect(await at('/login')).toMatchObject({ user: freya._id, asks: 1, at: '/dashboard' });
  });
  test('on every other page, also the one without a name: this device may have forgotten who is signed in', async () => {
    people = [freya];
    expect(await at('/')).toEqual({ user: freya._id, app: 'student', found: true, asks: 1, at: '/dashboard' });
    expect(JSON.parse(kept()!)).toMatchObject({ id: freya._id });
  });
});

test('whoever is not signed in is led to sign-in, and back afterwards', async () => {
  expect(await at('/student/attendance?tab=leave-requests')).toMatchObject({
    user: null,
    at: '/login?redirect=%2Fstudent%2Fattendance%3Ftab%3Dleave-requests',
  });
});
test.each(['Token expired', 'Context userId not found', 'cookie is not defined', 'User not found'])(
  'after "%s" the remembered user is forgotten',
  async (said) => {
    rememberUser(freya);
    people = [said];
    expect(await at('/dashboard')).toMatchObject({ user: null, at: '/login?redirect=%2Fdashboard', asks: 2 });
    expect(kept()).toBeNull();
  },
);
test('whose time in the name of another is over has the own session back', async () => {
  rememberUser(freya);
  people = ['Token expired', { ...freya, _id: '5eed00000000000000000021' }];
  expect(await at('/dashboard')).toMatchObject({ user: '5eed00000000000000000021', at: '/dashboard', asks: 2 });
});
test('any other error is not taken for a visitor', async () => {
  rememberUser(freya);
  people = ['Something went wrong. Its number is 1234.'];
  await expect(at('/dashboard')).rejects.toThrow('Something went wrong');
  expect(kept()).not.toBeNull();
});
test('the language is the person’s, else the one that sign-up suggests, else this device’s, else the college’s', async () => {
  await at('/login');
  expect(document.documentElement.lang).toBe('en');
  localStorage.setItem('appState', JSON.stringify({ publicLocale: 'ZHS' }));
  await at('/login');
  expect(document.documentElement.lang).toBe('zh-CN');
  await at('/create-account/1?suggestedLocale=pl_PL');
  expect(document.documentElement.lang).toBe('pl-PL');
  people = [{ ...freya, locale: 'de_DE' }];
  await at('/dashboard');
  expect(document.documentElement.lang).toBe('de-DE');
});
