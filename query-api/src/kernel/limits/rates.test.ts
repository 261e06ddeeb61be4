import express from 'express';
import request from 'supertest';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Answers } from '../http/http-errors.ts';
import { rateLimits } from './rates.ts';

let now = 0;
beforeEach(() => {
  now = Date.parse('2026-11-20T09:00:00.000Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

const answers = {
  refuse: (_request: unknown, response: express.Response) => void response.status(429).end(),
} as unknown as Answers;
const asker = (limit: number) => {
  const app = express();
  app.set('trust proxy', 1);
  app.use(
    rateLimits({ address: limit, session: 1, signIns: 1, guarded: 1, reports: 1 }, answers, () => false).byAddress,
    (_request, response) => void response.end(),
  );
  return async (address = '10.0.0.1') => {
    const { status, headers } = await request(app).get('/').set('X-Forwarded-For', address);
    return {
      status,
      told: headers['ratelimit'],
      policy: headers['ratelimit-policy'],
      retryAfter: headers['retry-after'],
    };
  };
};

test('tells what is left and when there is more; a window begins with the first request and ends for good', async () => {
  const ask = asker(2);
  const { policy, ...first } = await ask();
  expect(first).toEqual({ status: 200, told: '"2-in-1min"; r=1; t=60', retryAfter: undefined });
  expect(policy).toMatch(/^"2-in-1min"; q=2; w=60; pk=:[A-Za-z0-9+/=]{16}:$/);
  now += 20_500;
  expect(await ask()).toMatchObject({ status: 200, told: '"2-in-1min"; r=0; t=40', policy });
  expect(await ask()).toMatchObject({ status: 429, told: '"2-in-1min"; r=0; t=40', retryAfter: '40' });
  now += 39_499;
  expect(await ask()).toMatchObject({ status: 429, retryAfter: '1' });
  now += 1;
  expect(await ask()).toMatchObject({ status: 200, told: '"2-in-1min"; r=1; t=60' });
});

test('a window that began late outlasts the change of the halves', async () => {
  const ask = asker(1);
  await ask('10.0.0.9');
  now += 59_000;
  expect((await ask()).status).toBe(200);
  for (const pause of [2_000, 30_000, 27_999]) {
    now += pause;
    expect((await ask()).status).toBe(429);
    await ask('10.0.0.9');
  }
  now += 1;
  expect((await ask()).status).toBe(200);
});

test('addresses have windows of their own', async () => {
  const ask = asker(1);
  expect([(await ask()).status, (await ask('10.0.0.2')).status, (await ask()).status]).toEqual([200, 200, 429]);
});
