import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openEventStore } from '../open.ts';
import { StoreUnavailable, type EventStore } from '../port.ts';
import { formatInFile } from './format-file.ts';
import { assertReadable, format, LaterRelease, notedAppends, type FormatPlace } from './format.ts';
import { knownEvents } from './known-events.ts';

let [dataDir, path] = ['', ''];
let bare: EventStore;
let place: FormatPlace;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'format-'));
  path = join(dataDir, 'format.json');
  [bare, place] = [await openEventStore({ dataDir }), formatInFile(dataDir)];
});
afterEach(async () => {
  await bare.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const noted = () => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const [old, later] = [{ LampLit: 1 }, { LampLit: 2, LampDimmed: 1, LampSold: 1, LampBought: 1, LampBroken: 3 }];
const written = (type: string, schemaVersion: number) => ({
  id: randomUUID(),
  type,
  data: {},
  meta: { schemaVersion },
});

test('what no release has marked yet is of this one, and nothing is written again while nothing is new', async () => {
  assertReadable(await place.read(), old, place.name);
  const store = await notedAppends(bare, { place, known: old, release: '1.0.0' });
  expect(noted()).toEqual({ format, release: '1.0.0', events: old });
  const before = statSync(path).mtimeMs;
  await store.append('lamp-1', [written('LampLit', 1)], 'none');
  await notedAppends(bare, { place, known: later, release: '1.1.0' });
  expect([noted(), statSync(path).mtimeMs]).toEqual([{ format, release: '1.0.0', events: old }, before]);
});

test('a later release marks what it writes before it writes it, and an earlier one then refuses by name', async () => {
  await notedAppends(bare, { place, known: old, release: '1.0.0' });
  let atAppend: unknown = undefined;
  const watched = {
    ...bare,
    append: (...args: Parameters<EventStore['append']>) => ((atAppend = noted()), bare.append(...args)),
  };
  const store = await notedAppends(watched, { place, known: later, release: '1.1.0' });
  await store.append('lamp-1', [written('LampLit', 1)], 'none');
  assertReadable(await place.read(), old, place.name);
  await store.append('lamp-1', [written('LampDimmed', 1), written('LampLit', 2)], 0);
  const events = { LampLit: 2, LampDimmed: 1 };
  expect([atAppend, noted()]).toEqual(Array(2).fill({ format, release: '1.1.0', events }));
  assertReadable(await place.read(), later, place.name);
  const found = await place.read();
  expect(() => assertReadable(found, old, place.name)).toThrow(
    new LaterRelease(
      `Release 1.1.0 has written to this college, and ${path} names events of it that this release does not know (LampLit in version 2, LampDimmed in version 1). Start that release or a later one again, or restore a backup from before it ("Back to an earlier release" in docs/operations.md). Nothing was changed.`,
    ),
  );
  await expect(notedAppends(bare, { place, known: old, release: '1.0.0' })).rejects.toThrow(LaterRelease);
  expect(noted()).toEqual(found);
});

test('a later format is refused whatever else it says, what is no format too, and many events are not all named', () => {
  expect(() => assertReadable({ format: format + 1, release: '9', other: true }, old, 'x')).toThrow(
    `x says that release 9 has laid the data out in format ${format + 1}, and this release knows no later one than ${format}.`,
  );
  for (const wrong of [null, {}, { format, release: '1' }, 'text'])
    expect(() => assertReadable(wrong, old, 'x')).toThrow('x holds nothing that a release writes');
  expect(() => assertReadable({ format, release: '2', events: later }, {}, 'x')).toThrow(
    'LampSold in version 1 and 2 more)',
  );
});

test('what cannot be marked is not written', async () => {
  const store = await notedAppends(bare, { place, known: old, release: '1.0.0' });
  writeFileSync(path, '');
  await expect(store.append('lamp-1', [written('LampDimmed', 1)], 'none')).rejects.toThrow(LaterRelease);
  rmSync(path);
  let isFull = false;
  const change: FormatPlace['change'] = (next) => (isFull ? Promise.reject(new Error('ENOSPC')) : place.change(next));
  const onFullDisk = await notedAppends(bare, { place: { ...place, change }, known: old, release: '1.0.0' });
  isFull = true;
  await onFullDisk.append('lamp-1', [written('LampLit', 1)], 'none');
  await expect(onFullDisk.append('lamp-2', [written('LampDimmed', 1)], 'none')).rejects.toThrow(StoreUnavailable);
  for await (const _ of bare.read('lamp-2')) throw new Error('it was written');
});

test('who must skip nothing is given what stands before an event that is unknown, and hears of it once', async () => {
  await bare.append('lamp-1', [written('LampLit', 1)], 'none');
  await bare.append('order-1', [{ id: randomUUID(), type: 'OrderPlaced', data: {}, meta: { tenant: 'a' } }], 'none');
  await bare.append('lamp-1', [written('LampLit', 1), written('LampDimmed', 1)], 0);
  const told: LaterRelease[] = [];
  const store = knownEvents(bare, old, (error) => told.push(error));
  const ways = [() => store.readAll(0), () => store.subscribe(0)];
  for (const way of ways) {
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { events } of way()) seen.push(...events.map(({ type }) => type));
    })();
    await expect(reading).rejects.toThrow(
      'lamp-1 revision 2 (LampDimmed in version 1), which this release does not know',
    );
    expect(seen).toEqual(['LampLit', 'OrderPlaced', 'LampLit']);
  }
  await expect(store.read('lamp-1')[Symbol.asyncIterator]().next()).rejects.toThrow(LaterRelease);
  expect(told).toHaveLength(1);
  const versions = knownEvents(bare, { LampLit: 1, LampDimmed: 1 });
  for await (const { events } of versions.readAll(0)) expect(events).toHaveLength(4);
});
