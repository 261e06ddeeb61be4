import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Mutation, Query, Resolver } from 'type-graphql';
import request from 'supertest';
import { Refusal } from '../errors/refusal.ts';
import { Public } from '../graphql/schema.ts';
import { resolvers as all } from '../../slices.ts';
import { apiSpec, type ApiSpec } from '../testing/spec.ts';

let runs = 0;
@Resolver()
class CountedResolver {
  @Public()
  @Query(() => String)
  counted(): string {
    runs += 1;
    return 'żółw';
  }
  @Public()
  @Mutation(() => Boolean, { nullable: true })
  refusedOnce(): boolean {
    runs += 1;
    throw new Refusal('notFound', {}, [], { status: 429, retryAfter: 7 });
  }
}

let api: ApiSpec;
beforeAll(async () => {
  api = await apiSpec({ resolvers: [...all, CountedResolver] });
});
afterAll(() => api.close());
beforeEach(() => void (runs = 0));
const ask = (headers: Record<string, string> = {}) => request(api.app).post('/graphql').set(headers);

describe('what is fit and goes well', () => {
  // It runs plainly the first time, and compiled afterwards.
  test.each(['first', 'second', 'third'])('is answered the %s time as the first', async () => {
    const { status, text, headers } = await ask().send({ query: '{ counted }', operationName: null, variables: null });
    expect([status, text, runs]).toEqual([200, '{"data":{"counted":"żółw"}}\n', 1]);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': '31',
      'cache-control': 'no-store',
    });
  });
  test.each([
    ['*/*', 'application/json'],
    ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json'],
    ['application/json;q=0.5, application/graphql-response+json;q=0.4', 'application/json'],
  ])('whoever accepts %s gets %s', async (accept, type) => {
    for (let n = 0; n < 2; n++)
      expect((await ask({ accept }).send({ query: '{ counted }' })).headers['content-type']).toBe(
        `${type}; charset=utf-8`,
      );
  });
});

describe('the rest is said by Apollo', () => {
  test('an operation that fails has run once, and its status and its headers are those of its refusal', async () => {
    for (let n = 1; n <= 2; n++) {
      const { status, headers, body } = await ask().send({ query: 'mutation { refusedOnce }' });
      expect([status, headers['retry-after'], runs]).toEqual([429, '7', n]);
      expect(body).toMatchObject({
        errors: [{ path: ['refusedOnce'], extensions: { code: 'notFound' } }],
        data: { refusedOnce: null },
      });
    }
  });
  test.each([
    ['an unknown field', { query: '{ nobody }' }, 400],
    [
      'an operation that is not in the document',
      { query: 'query a { counted } query b { counted }', operationName: 'c' },
      400,
    ],
    ['one that is not named among several', { query: 'query a { counted } query b { counted }' }, 400],
    [
      'a persisted query',
      { query: '{ counted }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
      200,
    ],
  ])('%s', async (_name, body, status) => {
    for (let n = 0; n < 2; n++) {
      const answer = await ask().send(body);
      expect([answer.status, (answer.body as { errors?: object[] }).errors?.length, runs]).toEqual([status, 1, 0]);
    }
  });
  test('nothing that it has', async () => {
    expect((await ask({ accept: 'text/html' }).send({ query: '{ counted }' })).status).toBe(406);
  });
});

describe('bodies', () => {
  const body = JSON.stringify({ query: '{ counted }' });
  test.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['application/json;charset=UTF-8', 200],
    ['application/json; charset=utf-16le', 400],
    ['application/json; charset=nonsense', 415],
  ])('%s', async (type, status) => expect((await ask({ 'content-type': type }).send(body)).status).toBe(status));
  test('in pieces of no told length', async () => {
    const asked = ask({ 'content-type': 'application/json', 'transfer-encoding': 'chunked' });
    asked.write(body.slice(0, 5));
    asked.write(body.slice(5));
    expect((await asked).status).toBe(200);
  });
  test('packed ones are refused', async () =>
    expect((await ask({ 'content-type': 'application/json', 'content-encoding': 'gzip' }).send(body)).status).toBe(
      415,
    ));
  test('none is malformed', async () =>
    expect((await ask({ 'content-type': 'application/json' }).send('')).status).toBe(400));
});
