/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { freya } from '../testing/page.tsx';
import { rememberUser } from '../session/session.ts';
import { hasSessionEnded } from '../session/session-end.ts';
import { signOut } from './sign-out.ts';

const was = globalThis.fetch;
const answers = (body: unknown) => {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(body)) } as Response);
};
const asked = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { operationName: string }).operationName);
const refusal = { errors: [{ message: 'No Access', extensions: { code: 'noAccess' } }] };
const goTo = jest.fn<(path: string) => void>();
beforeEach(() => {
  localStorage.clear();
  goTo.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = was;
  jest.restoreAllMocks();
});

describe('signing out', () => {
  test('ends the session, and this device forgets the person', async () => {
    rememberUser(freya);
    answers({ data: { logoutUser: true } });
    await signOut(goTo);
    expect([asked(), goTo.mock.calls, localStorage.getItem('user')]).toEqual([['logoutUser'], [['/login']], null]);
  });
  test('takes what is kept of the person before the name, by whose going other pages know that the session is over', async () => {
    rememberUser(freya);
    answers({ data: { logoutUser: true } });
    const ended: boolean[] = [];
    const remove = Storage.prototype.removeItem;
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, name) {
      remove.call(this, name);
      ended.push(hasSessionEnded());
    });
    await signOut(goTo);
    expect(ended).not.toContain(true);
  });
  test('also when the server does not', async () => {
    rememberUser(freya);
    answers(refusal);
    await signOut(goTo);
    expect([goTo.mock.calls, localStorage.getItem('user')]).toEqual([[['/login']], null]);
  });
  // The cookie is of all windows: after the first of them has stopped, it is the admin's own session, which no other window may end.
  test.each([
    ['the first window', { data: { stopImpersonating: { _id: 'b'.repeat(24) } } }],
    ['a second window', refusal],
  ])('of what is done in the name of another only stops that, in %s', async (_, answer) => {
    rememberUser({ ...freya, impersonatingUser: 'b'.repeat(24) });
    answers(answer);
    await signOut(goTo);
    expect([asked(), goTo.mock.calls]).toEqual([['stopImpersonating'], [[`/users/${freya._id}`]]]);
  });
});
