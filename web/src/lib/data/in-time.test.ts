/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, from, gql, InMemoryCache, Observable, type FetchResult } from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { errorCode, errorText } from '../notices/errors.ts';
import { inTime } from './in-time.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The line hangs, unless it answers after so many milliseconds; it counts what was given up. */
function clientOf(after?: number) {
  const line = { sent: 0, left: 0 };
  const link = new ApolloLink(
    () =>
      new Observable<FetchResult>((observer) => {
        line.sent += 1;
        const answer = () => {
          observer.next({ data: { a: 1 } });
          observer.complete();
        };
        const timer = after === undefined ? undefined : setTimeout(answer, after);
        return () => {
          line.left += 1;
          clearTimeout(timer);
        };
      }),
  );
  return { line, client: new ApolloClient({ link: from([inTime(), link]), cache: new InMemoryCache() }) };
}
const failed = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

test('what is asked and never answered is given up, and may be asked again', async () => {
  const { line, client } = clientOf();
  let isOver = false;
  const answer = failed(client.query({ query: gql('query q { a }') }).finally(() => (isOver = true)));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  const error = await answer;
  expect([errorCode(error), errorText(error)]).toEqual(['late', 'This takes longer than usual. Please try again.']);
  expect(line).toEqual({ sent: 1, left: 1 });
});
test('of a command it is said that nobody knows whether it was done, and it is not sent again by itself', async () => {
  const { line, client } = clientOf();
  const answer = failed(client.mutate({ mutation: gql('fragment F on Q { a } mutation m { a ...F }') }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(errorText(await answer)).toMatch(/not certain whether this was saved.*safely try again/);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(line.sent).toBe(1);
});
test('what is answered in time is answered as ever', async () => {
  const { client } = clientOf(29_000);
  const answer = client.query<{ a: number }>({ query: gql('query q { a }') });
  await jest.advanceTimersByTimeAsync(60_000);
  expect((await answer).data).toEqual({ a: 1 });
});
