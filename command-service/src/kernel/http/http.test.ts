import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import request from 'supertest';
import { commandClient } from './client.ts';
import { signRequest } from '@paideia/projection-service/kernel/signature.ts';
import type { ActorContext } from '../decide/envelope.ts';
import { commandApp, type HttpParts } from './http.ts';
import { endServer, listen } from './listen.ts';
import { id, openWorld, seed, web, type World } from '../testing/world.ts';

const actorKey = 'ab'.repeat(32);
let world: World;
let isStopping = false;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());
afterEach(() => void (isStopping = false));

const app = (more: Partial<HttpParts> = {}) =>
  commandApp({
    actorKey,
    handle: world.service.handle,
    routes: world.service.endpoints,
    registry: world.service.metrics.registry,
    isReady: () => true,
    stores: { events: async () => undefined },
    isStopping: () => isStopping,
    log: world.log,
    ...more,
  });
function post(path: string, body: string, actor: ActorContext = seed, more: Partial<HttpParts> = {}) {
  return request(app(more))
    .post(path)
    .set(signRequest(actorKey, { method: 'POST', path, body }, actor))
    .set('content-type', 'application/json')
    .send(body);
}
const valueOf = (text: string, name: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};
let counters = 1;
const start = () => ({
  type: 'StartCounter',
  data: { counterId: id(counters++), ownerId: id(500), name: 'a' },
  commandId: randomUUID() as string,
});

describe('POST /commands', () => {
  test('answers what became of the command', async () => {
    const { status, body } = await post('/commands', JSON.stringify(start()));
    expect([status, body]).toEqual([200, expect.objectContaining({ ok: true, revision: 0, repeated: false })]);
  });

  test('answers a no with 200 as well: it is an outcome', async () => {
    const { status, body } = await post(
      '/commands',
      JSON.stringify({ ...start(), type: 'RaiseCounter', data: { counterId: id(9999) } }),
    );
    expect([status, body]).toEqual([200, { ok: false, code: 'notFound' }]);
  });

  test('takes nothing that is not signed', async () => {
    const command = start();
    const body = JSON.stringify(command);
    const addressed = { method: 'POST', path: '/commands', body };
    for (const headers of [
      {},
      signRequest('cd'.repeat(32), addressed, seed),
      signRequest(actorKey, { ...addressed, body: `${body} ` }, seed),
      signRequest(actorKey, { ...addressed, path: '/operations/forget' }, seed),
      signRequest(actorKey, addressed, seed, Date.now() - 60_000),
      signRequest(actorKey, addressed, { actorId: 'nobody', channel: 'WEB' }),
    ]) {
      const answer = await request(app()).post('/commands').set(headers).send(body);
      expect([answer.status, answer.body]).toEqual([401, { ok: false, code: 'unsigned' }]);
    }
    expect(await world.history(`counter-${command.data.counterId}`)).toEqual([]);
  });

  test.each([
    ['no JSON', '{"type":'],
    ['no command id', JSON.stringify({ type: 'StartCounter', data: {} })],
    ['an odd command id', JSON.stringify({ type: 'StartCounter', data: {}, commandId: '1' })],
    ['a list', '[]'],
    ['nothing', ''],
    ['10,000 levels', `{"type":"X","commandId":"${randomUUID()}","data":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('refuses %s with 400', async (_what, body) => {
    const answer = await post('/commands', body);
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ ok: false, code: 'invalid' })]);
  });

  test('refuses over a megabyte with 413', async () => {
    const { status, body } = await post('/commands', JSON.stringify({ ...start(), data: 'x'.repeat(1_000_001) }));
    expect([status, body]).toEqual([413, { ok: false, code: 'tooLarge' }]);
  });

  test('says 503 and when to come back while the store is lost', async () => {
    const answer = await post('/commands', JSON.stringify(start()), seed, {
      handle: async () => ({ ok: false, code: 'unavailable', written: 'unknown' }),
    });
    expect([answer.status, answer.headers['retry-after'], answer.body]).toEqual([
      503,
      '1',
      { ok: false, code: 'unavailable', written: 'unknown' },
    ]);
  });

  test('says nothing of what broke inside', async () => {
    const answer = await post('/commands', JSON.stringify(start()), seed, {
      handle: () => Promise.reject(new Error('the secret of the house')),
    });
    expect([answer.status, answer.body]).toEqual([500, { ok: false, code: 'internal' }]);
  });

  test('takes nothing new while it stops', async () => {
    isStopping = true;
    const answer = await post('/commands', JSON.stringify(start()));
    expect([answer.status, answer.body]).toEqual([503, { ok: false, code: 'unavailable', written: 'no' }]);
    expect((await request(app()).get('/health/ready')).status).toBe(503);
    expect((await request(app()).get('/health/live')).status).toBe(200);
  });
});

describe('beside it', () => {
  test('health, metrics and nothing else', async () => {
    expect((await request(app()).get('/health/live')).status).toBe(200);
    const ready = await request(app()).get('/health/ready');
    expect([ready.status, ready.body]).toEqual([
      200,
      { ok: true, stores: { events: { ok: true, ms: expect.any(Number) } } },
    ]);
    await post('/commands', JSON.stringify({ ...start(), type: 'Surprise' }));
    const { text } = await request(app()).get('/metrics');
    const numbers = [
      'paideia_commands_total{type="StartCounter",outcome="done",service="command-service"}',
      'paideia_append_seconds_count{service="command-service"}',
    ];
    for (const number of numbers) expect(valueOf(text, number)).toBeGreaterThan(0);
    expect(
      valueOf(text, 'paideia_commands_total{type="unknown",outcome="invalid",service="command-service"}'),
    ).toBeGreaterThan(0);
    expect(valueOf(text, 'paideia_reactions_parked{service="command-service"}')).toBe(0);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds{service="command-service"}');
    expect((await request(app()).get('/')).status).toBe(404);
  });

  test('appends are counted by what became of them, and events one by one', async () => {
    const appends = async () => {
      const { text } = await request(app()).get('/metrics');
      const countOf = (outcome: string) =>
        valueOf(text, `paideia_appends_total{outcome="${outcome}",service="command-service"}`) ?? 0;
      return {
        done: countOf('done'),
        conflict: countOf('conflict'),
        events: valueOf(text, 'paideia_appended_events_total{service="command-service"}') ?? 0,
      };
    };
    const before = await appends();
    const counter = start();
    await post('/commands', JSON.stringify(counter));
    expect(await appends()).toEqual({ ...before, done: before.done + 1, events: before.events + 1 });
    // It is the same stream again: the store says that it is there already, or nothing is appended at all; what was done stays as it was.
    await post('/commands', JSON.stringify({ ...counter, commandId: randomUUID() }));
    expect(await appends()).toMatchObject({ done: before.done + 1, events: before.events + 1 });
  });

  test('a store that does not answer makes it not ready, and says which', async () => {
    const { status, body } = await request(
      app({ stores: { events: async () => undefined, facts: () => Promise.reject(new Error('host:27017')) } }),
    ).get('/health/ready');
    expect([status, body]).toMatchObject([
      503,
      { ok: false, stores: { events: { ok: true }, facts: { ok: false, error: 'cannot be read' } } },
    ]);
    expect(JSON.stringify(body)).not.toContain('27017');
  });

  test('endpoints are for the system only', async () => {
    expect((await post('/operations/retry-parked', '{}', web(id(1)))).status).toBe(403);
    const { status, body } = await post('/operations/retry-parked', '{}', { actorId: null, channel: 'SYSTEM' });
    expect([status, body]).toEqual([200, { mended: 0 }]);
  });
});

describe('the client', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await endServer(server, 10);
  });
  const socket = () => join(tmpdir(), `paideia-${randomUUID().slice(0, 8)}.sock`);
  const served = async (where: string, more: Partial<HttpParts> = {}) => servers.push(await listen(app(more), where));

  test('sends over a socket and over TCP', async () => {
    const path = socket();
    await served(path);
    await served('127.0.0.1:0');
    const { port } = servers.at(-1)!.address() as { port: number };
    for (const url of [path, `127.0.0.1:${port}`, `http://127.0.0.1:${port}`]) {
      const client = commandClient({ url, actorKey });
      expect(await client.sendUnchecked(start(), seed)).toMatchObject({ ok: true });
      expect(await client.operate('/operations/retry-parked', {})).toEqual({ mended: 0 });
      client.close();
    }
  });

  test('opens two connections at most for commands that come one after the other: one rests for a turn before it is asked again', async () => {
    const path = socket();
    await served(path);
    let opened = 0;
    servers.at(-1)!.on('connection', () => opened++);
    const client = commandClient({ url: path, actorKey });
    for (let n = 0; n < 10; n++) expect(await client.sendUnchecked(start(), seed)).toMatchObject({ ok: true });
    expect(opened).toBeLessThanOrEqual(2);
    client.close();
  });

  test('sends the same command again when the connection is lost, and it is done once', async () => {
    let taken = 0;
    const flaky = createServer((incoming, response) => {
      const { handle } = world.service;
      const real = app({
        handle: async (...call) => {
          const reply = await handle(...call);
          // It is done, but nobody hears of it.
          if (++taken < 3) incoming.socket.destroy();
          return reply;
        },
      });
      real(incoming, response);
    });
    const path = socket();
    await new Promise<void>((resolve) => flaky.listen(path, resolve));
    servers.push(flaky);
    const client = commandClient({ url: path, actorKey });
    const command = start();
    expect(await client.sendUnchecked(command, seed)).toMatchObject({ ok: true, repeated: true });
    expect(taken).toBe(3);
    expect(await world.history(`counter-${command.data.counterId}`)).toHaveLength(1);
    client.close();
  });

  test('waits for a service that is starting', async () => {
    const path = socket();
    const client = commandClient({ url: path, actorKey });
    const sending = client.sendUnchecked(start(), seed);
    await served(path);
    expect(await sending).toMatchObject({ ok: true });
    client.close();
  });

  test('gives up after a while: nobody was there, so nothing was written', async () => {
    const client = commandClient({ url: socket(), actorKey, patienceMs: 100 });
    expect(await client.sendUnchecked(start(), seed)).toEqual({ ok: false, code: 'unavailable', written: 'no' });
    expect(await client.signIn({ email: 'a@example.org', password: '', environment: 'development' }, 'WEB')).toEqual({
      ok: false,
      code: 'unavailable',
    });
    client.close();
  });

  test.each(['unknown', 'no'] as const)('says what the service knows of a lost store: %s', async (written) => {
    const path = socket();
    await served(path, { handle: async () => ({ ok: false, code: 'unavailable', written }) });
    const client = commandClient({ url: path, actorKey, patienceMs: 100 });
    expect(await client.sendUnchecked(start(), seed)).toEqual({ ok: false, code: 'unavailable', written });
    client.close();
  });

  test('does not try a sign-in twice whose answer was lost', async () => {
    let taken = 0;
    const path = socket();
    const deaf = createServer((incoming) => (taken++, incoming.socket.destroy()));
    await new Promise<void>((resolve) => deaf.listen(path, resolve));
    servers.push(deaf);
    const client = commandClient({ url: path, actorKey, patienceMs: 300 });
    expect(await client.signIn({ email: 'a@example.org', password: '', environment: 'development' }, 'WEB')).toEqual({
      ok: false,
      code: 'unavailable',
    });
    expect(taken).toBe(1);
    expect(await client.sendUnchecked(start(), seed)).toEqual({ ok: false, code: 'unavailable', written: 'unknown' });
    client.close();
  });

  test('a request that waited until its signature was too old was not done, and is no fault', async () => {
    // The service takes each up so much later than it was signed.
    let laterMs = 31_000;
    const late = createServer((incoming, response) => {
      const now = Date.now();
      jest.spyOn(Date, 'now').mockImplementation(() => now + laterMs);
      app()(incoming, response);
    });
    const path = socket();
    await new Promise<void>((resolve) => late.listen(path, resolve));
    servers.push(late);
    const waiting = commandClient({ url: path, actorKey });
    const wrong = commandClient({ url: path, actorKey: 'cd'.repeat(32) });
    try {
      expect(await waiting.sendUnchecked(start(), seed)).toEqual({ ok: false, code: 'unavailable', written: 'no' });
      jest.restoreAllMocks();
      laterMs = 0;
      await expect(wrong.sendUnchecked(start(), seed)).rejects.toThrow('unsigned');
    } finally {
      jest.restoreAllMocks();
      for (const one of [waiting, wrong]) one.close();
    }
  });

  test('hands on that something is of the wrong shape: that is an answer', async () => {
    const path = socket();
    await served(path);
    const client = commandClient({ url: path, actorKey });
    expect(await client.sendUnchecked({ ...start(), expectedRevision: -2 }, seed)).toEqual({
      ok: false,
      code: 'invalid',
      issues: [{ path: 'expectedRevision', code: 'too_small' }],
    });
    client.close();
  });

  test('does not insist when it is refused', async () => {
    const path = socket();
    let asked = 0;
    await served(path, { handle: () => (asked++, Promise.reject(new Error('broken'))) });
    const client = commandClient({ url: path, actorKey });
    await expect(client.sendUnchecked(start(), seed)).rejects.toThrow('500');
    expect(asked).toBe(1);
    client.close();
  });
});
