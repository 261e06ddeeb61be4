/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { ApolloError } from '@apollo/client';
import { errorText } from '../notices/errors.ts';
import { dropEarlyAnswers, fetchOperation } from './fetch-operation.ts';
import { requestBody } from './request-body.ts';
import { freya } from '../testing/page.tsx';
import { rememberUser } from '../session/session.ts';

const answer = (status: number, body: string) => {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ status, ok: status < 300, text: () => Promise.resolve(body) } as Response);
};
const was = globalThis.fetch;
afterEach(() => void (globalThis.fetch = was));

test.each([
  [500, '{}', 'Response not successful: Received status code 500'],
  [502, '<html>', 'Response not successful: Received status code 502'],
  [200, '{"extensions":{}}', "Server response was missing for query 'publicConfig'."],
  [200, 'null', "Server response was missing for query 'publicConfig'."],
  [400, '{"errors":[{"message":"No Access","extensions":{"code":"noAccess","text":"Brak dostępu"}}]}', 'No Access'],
])('status %i with %s', async (status, body, message) => {
  answer(status, body);
  await expect(fetchOperation('query publicConfig { publicConfig { appName } }')).rejects.toThrow(message);
});
test('a body that is no JSON is a parse error', async () => {
  answer(200, 'oops');
  await expect(fetchOperation('query a { a }')).rejects.toThrow(/JSON|token/);
});
test('sends the name, the variables, the cookie and the locale', async () => {
  answer(200, '{"data":{"a":1}}');
  await expect(fetchOperation('query a($b: Int) { a(b: $b) }', { b: 2 })).resolves.toEqual({ a: 1 });
  const [url, request] = jest.mocked(fetch).mock.calls[0]!;
  expect([
    url,
    request?.credentials,
    (request?.headers as Record<string, string>)['x-locale'],
    JSON.parse(request?.body as string),
  ]).toEqual([
    '/graphql',
    'include',
    'en',
    { operationName: 'a', variables: { b: 2 }, query: 'query a($b: Int) { a(b: $b) }' },
  ]);
});
test.each([
  ['Token expired', null],
  ['No Access', expect.any(String)],
])('%s: who was signed in is remembered as %p', async (message, kept) => {
  jest.spyOn(console, 'error').mockReturnValue(); // jsdom cannot load a page anew.
  rememberUser(freya);
  answer(200, JSON.stringify({ errors: [{ message }] }));
  await expect(fetchOperation('mutation a { a }')).rejects.toThrow(message);
  expect(localStorage.getItem('user')).toEqual(kept);
});
test('no answer at all is said in our words, not in those of the browser', async () => {
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  const error: unknown = await fetchOperation('query a { a }').catch((caught: unknown) => caught);
  expect(errorText(error)).toBe('We cannot reach the server. Check your connection, then try again.');
  expect(errorText(new ApolloError({ networkError: new TypeError('Load failed') }))).toBe(errorText(error));
  const refused = new ApolloError({ networkError: new Error('Response not successful: Received status code 500') });
  expect(errorText(refused)).toBe('Response not successful: Received status code 500');
});

test('takes what the page asked early, once, and nothing of it when it is dropped', async () => {
  answer(200, '{"data":{"a":2}}');
  const body = requestBody('query a { a }');
  const early = Promise.resolve({ status: 200, ok: true, text: () => Promise.resolve('{"data":{"a":1}}') } as Response);
  globalThis.earlyAnswers = new Map([[body, early]]);
  const asked = [await fetchOperation('query a { a }'), await fetchOperation('query a { a }')];
  expect(asked).toEqual([{ a: 1 }, { a: 2 }]);
  globalThis.earlyAnswers = new Map([[body, early]]);
  dropEarlyAnswers();
  expect(await fetchOperation('query a { a }')).toEqual({ a: 2 });
});

test('what is never answered is given up, also what the page asked early', async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn<typeof fetch>().mockReturnValue(new Promise<Response>(() => undefined));
  globalThis.earlyAnswers = new Map([[requestBody('query a { a }'), new Promise<Response>(() => undefined)]]);
  for (const _ of ['early', 'later']) {
    const error = fetchOperation('query a { a }').catch((caught: unknown) => caught);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(errorText(await error)).toBe('We cannot reach the server. Check your connection, then try again.');
  }
  jest.useRealTimers();
});
