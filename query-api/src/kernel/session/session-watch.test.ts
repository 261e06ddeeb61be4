import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openRecords } from '@paideia/documents/open.ts';
import type { Records } from '@paideia/documents/records.ts';
import { endsSessions } from '@paideia/events/accounts/session.rules.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { UnknownPosition, type Batch, type EventStore } from '@paideia/store/port.ts';
import { sessionsIn } from './session.ts';
import { watchSessions } from './session-watch.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'paideia-watch-'));
const logger = { warn: () => undefined };
let [log, records]: [EventStore, Records] = [undefined!, undefined!];
beforeAll(async () => {
  [log, records] = [await openEventStore({ dataDir }), await openRecords({ dataDir, file: 'sessions' })];
});
afterAll(async () => {
  await Promise.all([log.close(), records.close()]);
  rmSync(dataDir, { recursive: true });
});

const end = (userId: string, at: string, expected: number | 'none' = 'none') =>
  log.append(`userAccount-${userId}`, [{ id: randomUUID(), type: endsSessions[0], data: {}, meta: { at } }], expected);
const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo() && tries < 6_000; tries++) await wait(10);
  expect(isSo()).toBe(true);
};

test('an instance that starts while another one notes an end knows of it too', async () => {
  const [userId, at] = ['7'.repeat(24), new Date().toISOString()];
  const running = await watchSessions({ log, records, logger });
  let isFirst = true;
  // What the starting one has listed is already old when it goes on.
  const list: Records['list'] = async (...asked) => {
    const found = await records.list(...asked);
    if (isFirst) {
      isFirst = false;
      await end(userId, at);
      await until(() => running.endedAt(userId) !== undefined);
      await wait(50);
    }
    return found as never;
  };
  const starting = await watchSessions({ log, records: { ...records, list }, logger });
  await until(() => starting.endedAt(userId) !== undefined);
  expect([running.endedAt(userId)?.at, starting.endedAt(userId)?.at]).toEqual([at, at]);
  await Promise.all([running.close(), starting.close()]);
});

test('what was noted is known to the next one without reading the log again', async () => {
  const [userId, at] = ['8'.repeat(24), new Date().toISOString()];
  const first = await watchSessions({ log, records, logger });
  await end(userId, at);
  await until(() => first.endedAt(userId) !== undefined);
  await wait(50);
  await first.close();
  const readAll: EventStore['readAll'] = (from, ...rest) => {
    expect(from).toBeGreaterThan(0);
    return log.readAll(from, ...rest);
  };
  const second = await watchSessions({ log: { ...log, readAll }, records, logger });
  expect(second.endedAt(userId)?.at).toBe(at);
  await second.close();
});

test('an instance that is slower does not put an earlier end in place of a later one', async () => {
  const [userId, at] = ['6'.repeat(24), new Date().toISOString()];
  const key = `ended:${userId}`;
  const positionOf = async () => (await records.get<{ readonly position: number }>(key))?.value.position;
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  const kept: (number | undefined)[] = [];
  async function whenSlow<T>(written: string, write: () => Promise<T>): Promise<T> {
    if (written !== key) return write();
    await isHeld;
    const answer = await write();
    kept.push(await positionOf());
    return answer;
  }
  const slow: Records = {
    ...records,
    put: (...asked) => whenSlow(asked[0], () => records.put(...asked)),
    putIfAbsent: (...asked) => whenSlow(asked[0], () => records.putIfAbsent(...asked)),
  };
  const watching = await Promise.all([records, slow].map((each) => watchSessions({ log, records: each, logger })));
  const quick = watching[0]!;
  await end(userId, at);
  await until(() => watching.every((one) => one.endedAt(userId) !== undefined));
  const first = quick.endedAt(userId)!.position;
  await end(userId, at, 0);
  await until(() => quick.endedAt(userId)!.position > first);
  // An end is remembered before it is kept.
  while (!((await positionOf())! > first)) await wait(5);
  const last = await positionOf();
  goOn();
  while (kept.length === 0) await wait(5);
  expect([kept[0], await positionOf()]).toEqual([last, last]);
  await Promise.all(watching.map((one) => one.close()));
});

test.each([
  ['an hour ahead', 3_600_000],
  ['an hour behind', -3_600_000],
])(
  'what the clock of the API says does not matter: %s, a session ends by what comes after it, and by nothing before',
  async (_, skew) => {
    const userId = (skew > 0 ? 'd' : 'e').repeat(24);
    const now = () => Date.now() + skew;
    const watch = await watchSessions({ log, records, logger });
    const sessions = sessionsIn(records, { watch, now });
    const device = { browser: 'other', system: 'other', channel: 'WEB' } as never;
    await end(userId, new Date().toISOString());
    const { token } = await sessions.begin(userId, device, await sessions.position());
    await until(() => watch.endedAt(userId) !== undefined);
    expect((await sessions.find(token)).state).toBe('open');
    const [first] = [watch.endedAt(userId)!.position];
    await end(userId, new Date().toISOString(), 0);
    // Who changed the password goes on in a session of a new id; the others are over.
    const renewed = await sessions.renew(token);
    await until(() => watch.endedAt(userId)!.position > first);
    expect((await sessions.find(renewed!.token)).state).toBe('open');
    const other = await sessions.begin(userId, device, await sessions.position());
    await end(userId, new Date().toISOString(), 1);
    await until(() => watch.catchUp !== undefined && watch.endedAt(userId)!.position > first + 1);
    await watch.catchUp();
    expect([(await sessions.find(renewed!.token)).state, (await sessions.find(other.token)).state]).toEqual([
      'over',
      'over',
    ]);
    await watch.close();
  },
);

test('a log that was restored from an older copy ends every session', async () => {
  const userId = '9'.repeat(24);
  const watch = await watchSessions({ log, records, logger });
  const { token } = await sessionsIn(records, { watch }).begin(userId, {} as never, await watch.catchUp());
  await watch.close();
  await records.put('session-watch:position', { position: 1_000_000 });
  const restored = await watchSessions({ log, records, logger });
  expect((await sessionsIn(records, { watch: restored }).find(token)).state).toBe('none');
  await restored.close();
});

test('a log that is set back under an instance that runs ends every session too, and people sign in again', async () => {
  const userId = 'a'.repeat(24);
  let isOlder = false;
  // It has not given out any place of the log that was followed before.
  async function* asked(batches: AsyncIterable<Batch>, after: number): AsyncIterable<Batch> {
    if (isOlder && after > 0) throw new UnknownPosition(after);
    yield* batches;
  }
  const changing: EventStore = {
    ...log,
    readAll: (after, filter) => asked(log.readAll(after, filter), after),
    subscribe: (after, filter) => asked(log.subscribe(after, filter), after),
  };
  const watch = await watchSessions({ log: changing, records, logger });
  const { token } = await sessionsIn(records, { watch }).begin(userId, {} as never, await watch.catchUp());
  expect((await sessionsIn(records, { watch }).find(token)).state).toBe('open');
  isOlder = true;
  const [one, other] = [watch.catchUp(), watch.catchUp()];
  isOlder = false;
  expect(await one).toBe(await other);
  expect((await sessionsIn(records, { watch }).find(token)).state).toBe('none');
  const again = await sessionsIn(records, { watch }).begin(userId, {} as never, await watch.catchUp());
  await end(userId, new Date(Date.now() + 1_000).toISOString());
  await until(() => watch.endedAt(userId) !== undefined);
  expect((await sessionsIn(records, { watch }).find(again.token)).state).toBe('over');
  await watch.close();
});
