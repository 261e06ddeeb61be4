import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shreddingIn } from '../shredding.ts';
import { expect, test } from '@jest/globals';
import supertest from 'supertest';
import { projectionClient } from './client.ts';
import { projectionApp } from './http.ts';
import type { Rebuilt } from '../group-runner.ts';
import type { Parked } from '../parked.ts';
import { signRequest, type SignedHeaders } from '../signature.ts';

const actorKey = 'ab'.repeat(32);
const state = {
  group: 'lamps',
  version: 1,
  generation: 2,
  position: 40,
  rebuilding: null,
  isOfThisLog: true,
  events: 7,
  isFedHere: true,
};
const parked = [
  { group: 'lamps', position: 12, type: 'LampBroken', error: 'cursed', heldBy: null },
] as unknown as readonly Parked[];
const rebuilt: Rebuilt = { generation: 3, position: 50, events: 50, documents: 7, checksum: 'ab' };
const verified = {
  startedAt: '2026-11-20T08:00:00.000Z',
  finishedAt: '2026-11-20T09:00:00.000Z',
  isWhole: true,
  models: [],
  log: { ok: true },
};
let shred = () => {};
const shredded = new Promise<void>((resolve) => (shred = resolve));
const kept = new Map<string, unknown>([['verification:last', verified]]);
function appWith({
  isReady = true,
  rebuild = async () => rebuilt,
  states = async () => [state] as const,
  stores = { events: async () => undefined },
  isSure = () => true,
}: {
  isReady?: boolean;
  rebuild?: (done: (d: number, h: number) => void) => Promise<Rebuilt>;
  states?: () => Promise<readonly [typeof state]>;
  stores?: Readonly<Record<string, () => Promise<unknown>>>;
  isSure?: () => boolean;
} = {}) {
  return projectionApp({
    actorKey,
    head: async () => 50,
    countAfter: async (positions) => positions.map((position) => 50 - position),
    stores,
    parked: async () => parked,
    foreignEvents: () => 3,
    isShredded: shreddingIn({ shredRemoved: () => shredded }, () => {}),
    jobs: { reconcile: async (wanted) => wanted as never, running: async () => [] },
    records: {
      get: async <V>(key: string) =>
        kept.has(key) ? { key, value: kept.get(key) as V, version: 1, expiresAt: null } : undefined,
      put: async (key, value) => void kept.set(key, value),
    },
    service: {
      isReady: () => isReady,
      states,
      rebuild: (group, onProgress) => (group === 'lamps' ? rebuild(onProgress) : undefined),
      feederOf: async () => 'another:7',
      follow: (tell) => (tell({ group: 'lamps@1', generation: 2, position: 7 }), () => {}),
      isSure,
    },
  });
}
const signed = (path: string, method = 'GET', key = actorKey, at = Date.now()) =>
  signRequest(key, { method, path }, {}, at);

test('is alive while it builds and ready afterwards, with the lag of each read model', async () => {
  expect((await supertest(appWith({ isReady: false })).get('/health/live')).status).toBe(200);
  const building = await supertest(appWith({ isReady: false })).get('/health/ready');
  expect([building.status, building.body.ok]).toEqual([503, false]);
  const ready = await supertest(appWith()).get('/health/ready');
  expect(ready.status).toBe(200);
  expect(ready.body).toEqual({
    ok: true,
    stores: { events: { ok: true, ms: expect.any(Number) } },
    head: 50,
    parked: 1,
    foreignEvents: 3,
    verified: { finishedAt: verified.finishedAt, isWhole: true },
    groups: [{ ...state, lag: 10, behindSeconds: expect.any(Number), parked: 1 }],
  });
  // It has only just been looked at; a busy core takes a moment for it.
  expect(ready.body.groups[0].behindSeconds).toBeLessThan(10);
});

test('a store that cannot be asked is a 503 without its details', async () => {
  const answer = await supertest(appWith({ states: () => Promise.reject(new Error('mongodb://secret@host')) })).get(
    '/health/ready',
  );
  expect([answer.status, answer.text]).toEqual([503, '{"ok":false,"code":"unavailable"}']);
  const failing = await supertest(
    appWith({ stores: { documents: () => Promise.reject(new Error('mongodb://secret@host')) } }),
  ).get('/health/ready');
  expect([failing.status, failing.body]).toEqual([
    503,
    { ok: false, stores: { documents: { ok: false, ms: expect.any(Number), error: 'cannot be read' } } },
  ]);
});

test('metrics tell lag, position, events and what is parked of each read model', async () => {
  const { text } = await supertest(appWith()).get('/metrics');
  for (const line of [
    'paideia_projection_lag{group="lamps",service="projection-service"} 10',
    'paideia_projection_position{group="lamps",service="projection-service"} 40',
    'paideia_projection_events{group="lamps",service="projection-service"} 7',
    'paideia_projection_parked{group="lamps",service="projection-service"} 1',
    'paideia_projection_head{service="projection-service"} 50',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/paideia_projection_behind_seconds\{group="lamps",service="projection-service"\} \d/);
});

test('a rebuild says its progress in lines of JSON and how it ended', async () => {
  const done = await supertest(appWith({ rebuild: async (say) => (say(5, 50), rebuilt) }))
    .post('/rebuild/lamps')
    .set(signed('/rebuild/lamps', 'POST'))
    .buffer(true)
    .parse(lines);
  expect(done.body).toEqual([
    { group: 'lamps', done: 5, head: 50 },
    { ok: true, group: 'lamps', ...rebuilt },
  ]);
  const failed = await supertest(appWith({ rebuild: () => Promise.reject(new Error('no room')) }))
    .post('/rebuild/lamps')
    .set(signed('/rebuild/lamps', 'POST'))
    .buffer(true)
    .parse(lines);
  expect(failed.body).toEqual([{ ok: false, group: 'lamps', error: 'no room' }]);
  const unknown = await supertest(appWith()).post('/rebuild/nothing').set(signed('/rebuild/nothing', 'POST'));
  expect([unknown.status, unknown.body]).toEqual([
    404,
    { ok: false, code: 'notFound', groups: ['lamps'], feeder: 'another:7' },
  ]);
});

test('only who holds the key may rebuild and look at what is parked, and only just now', async () => {
  let times = 0;
  const app = appWith({ rebuild: async () => (times++, rebuilt) });
  const headers = [
    {},
    signed('/rebuild/lamps', 'POST', 'cd'.repeat(32)),
    signed('/rebuild/others', 'POST'),
    signed('/rebuild/lamps', 'GET'),
    signed('/rebuild/lamps', 'POST', actorKey, Date.now() - 31_000),
    { ...signed('/rebuild/lamps', 'POST'), 'x-signature': 'zz' },
  ];
  for (const one of headers) expect((await supertest(app).post('/rebuild/lamps').set(one)).status).toBe(401);
  expect((await supertest(app).get('/parked')).status).toBe(401);
  expect(times).toBe(0);
  expect((await supertest(app).get('/parked').set(signed('/parked'))).body).toEqual({ ok: true, parked });
});

/** It reads the answer itself, for supertest knows no lines of JSON. */
function lines(response: supertest.Response, done: (error: Error | null, body: unknown) => void) {
  let text = '';
  // Its types know the answer, not the stream that it is while it is read.
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (part: Buffer) => (text += part.toString()));
  stream.on('end', () =>
    done(
      null,
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ),
  );
}

test('an operator sees what waits, what runs and what was found last; what shall run is signed with its body', async () => {
  const app = appWith();
  const seen = await supertest(app).get('/operations').set(signed('/operations'));
  expect(seen.body).toMatchObject({ ok: true, parkedEvents: parked, jobs: [], verification: verified, backup: null });
  expect((await supertest(app).get('/operations')).status).toBe(401);

  const wanted = JSON.stringify([{ id: 'r1', kind: 'replay', group: 'lamps', by: null }]);
  const put = (body: string, headers: SignedHeaders) =>
    supertest(app).put('/jobs').set(headers).type('json').send(body);
  expect((await put(wanted, signRequest(actorKey, { method: 'PUT', path: '/jobs', body: wanted }))).body).toMatchObject(
    {
      ok: true,
      jobs: [{ id: 'r1' }],
    },
  );
  expect(
    (await put(wanted.replace('r1', 'r2'), signRequest(actorKey, { method: 'PUT', path: '/jobs', body: wanted })))
      .status,
  ).toBe(401);
  expect((await put('[{}]', signRequest(actorKey, { method: 'PUT', path: '/jobs', body: '[{}]' }))).status).toBe(400);
});

test('shreds what was removed once for each who asks, and says when that is done', async () => {
  const app = appWith();
  const ask = async (id: string) =>
    (
      await supertest(app)
        .put(`/shreddings/${id}`)
        .set(signed(`/shreddings/${id}`, 'PUT'))
    ).body as object;
  expect([await ask('a'), await ask('a')]).toEqual([
    { ok: true, isDone: false },
    { ok: true, isDone: false },
  ]);
  shred();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([await ask('a'), await ask('b')]).toEqual([
    { ok: true, isDone: true },
    { ok: true, isDone: false },
  ]);
  expect((await supertest(app).put('/shreddings/a')).status).toBe(401);
});

test('says how far it is for as long as it is sure that it leads, and hangs up before it says more', async () => {
  let asked = 0;
  const server = createServer(appWith({ isSure: () => ++asked <= 4 })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = new AbortController();
  const answer = await projectionClient({ url: `127.0.0.1:${port}`, actorKey }).positions(end.signal);
  let said = '';
  const listening = (async () => {
    for await (const part of answer) said += String(part);
  })().catch((error: NodeJS.ErrnoException) => error.code);
  expect(await listening).toBe('ECONNRESET');
  // It says once how far it is, and three times that it is there.
  expect(said).toBe(`${JSON.stringify({ group: 'lamps@1', generation: 2, position: 7 })}\n\n\n\n`);
  end.abort();
  server.close();
});
