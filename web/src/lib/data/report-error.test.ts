/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { freya } from '../testing/page.tsx';
import { answerError, followErrors, reportError } from './report-error.ts';
import { rememberUser } from '../session/session.ts';

const was = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({
    status: 200,
    ok: true,
    text: () => Promise.resolve('{"data":{"insertLogit":"x"}}'),
  } as Response);
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = was;
});
const told = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(
      ([, init]) =>
        (JSON.parse(init?.body as string) as { variables: { logitInput: { payload: object } } }).variables.logitInput,
    );
const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

test('says what, where and who', async () => {
  rememberUser(freya);
  await reportError(new Error('broken'), '/dashboard');
  expect(told()).toEqual([
    {
      userId: freya._id,
      action: 'reportFrontEndError',
      type: 'ERROR',
      payload: { error: expect.stringContaining('Error: broken'), url: '/dashboard' },
    },
  ]);
});
test.each(['reset-password', 'enroll-account', 'verify-email', 'verify-transcript'])(
  'never says the token of %s',
  async (page) => {
    const path = `/${page}/${'s3cret-_'.repeat(5)}`;
    await reportError(new Error(`at https://learn.example${path}?a=b`), path);
    await reportError(new Error('x'), `/${page}/cut`);
    expect(JSON.stringify(told())).not.toMatch(/s3cret|cut/);
    expect(told()[0]).toMatchObject({ payload: { url: `/${page}/...` } });
  },
);

describe('where only a script is gone', () => {
  test('the page loads anew one second later and nobody is told', () => {
    jest.useFakeTimers();
    const reload = jest.fn(() => true);
    answerError(gone, reload);
    jest.advanceTimersByTime(999);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect([reload.mock.calls.length, told()]).toEqual([1, []]);
  });
  test('somebody is told when that has not helped', () => {
    jest.useFakeTimers();
    answerError(gone, () => false);
    jest.advanceTimersByTime(1000);
    expect(told()).toHaveLength(1);
  });
});

test('what no screen threw is told too, five times at most', () => {
  followErrors();
  const thrown = (error: unknown) => dispatchEvent(Object.assign(new Event('error'), { error }));
  const left = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  thrown(null);
  left(Object.assign(new Error('cancelled'), { name: 'AbortError' }));
  left('a text');
  expect(told()).toEqual([]);
  thrown(new Error('in a click'));
  left(new Error('in a promise'));
  expect(told().map(({ payload }) => payload)).toEqual([
    { error: expect.stringContaining('in a click'), url: '/' },
    { error: expect.stringContaining('in a promise'), url: '/' },
  ]);
  for (let n = 0; n < 9; n++) thrown(new Error('again'));
  expect(told()).toHaveLength(5);
});
