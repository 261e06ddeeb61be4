import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { forget, giveRoom, leftBehind, writeAheadLog, type Group } from './write-ahead-log.ts';

const directory = mkdtempSync(join(tmpdir(), 'write-ahead-log-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let files = 0;
const newPath = () => join(directory, `wal-${++files}`);
const entryAt = (position: number) => `{"n":${position},"text":"${'é'.repeat(position % 7)}"}`;
const from = (first: number, count: number): Group => ({
  first,
  entries: Array.from({ length: count }, (_, n) => entryAt(first + n)),
});
/** The log has the events up to its end. */
const logUpTo = (end: number) => (position: number) => (position <= end ? entryAt(position) : undefined);
const left = (path: string, end: number) => leftBehind(path, end, logUpTo(end));
async function written(path: string, groups: readonly Group[], segmentBytes = 4_096) {
  const ahead = writeAheadLog(path, { segmentBytes });
  for (const group of groups) await ahead.append(group, group.first === 1 ? '' : entryAt(group.first - 1));
  ahead.close();
}

test('what was appended is found behind the end of the log, wherever that is', async () => {
  const path = newPath();
  await written(path, [from(1, 3), from(4, 1), from(5, 6)]);
  for (const end of [0, 1, 3, 7, 10, 11]) expect(left(path, end)).toEqual(from(end + 1, Math.max(0, 10 - end)).entries);
  forget(path);
  expect(left(path, 0)).toEqual([]);
});

test('it may begin behind any event, and leave out what the log took by itself', async () => {
  const path = newPath();
  await written(path, [from(41, 2), from(50, 2)]);
  expect(left(path, 40)).toEqual(from(41, 2).entries);
  expect(left(path, 45)).toEqual([]);
  expect(left(path, 49)).toEqual(from(50, 2).entries);
  expect(left(path, 39)).toEqual([]);
});

test('of what was cut anywhere, whole groups are left from the beginning on', async () => {
  const path = newPath();
  await written(path, [from(1, 2), from(3, 4), from(7, 1)]);
  const whole = readFileSync(`${path}.0`);
  const wanted = new Set<number>();
  const used = whole.findLastIndex((byte) => byte !== 0) + 1;
  for (let cut = 0; cut <= used; cut++) {
    writeFileSync(`${path}.0`, Buffer.concat([whole.subarray(0, cut), Buffer.alloc(whole.length - cut)]));
    const found = left(path, 0);
    expect(found).toEqual(from(1, found.length).entries);
    wanted.add(found.length);
    truncateSync(`${path}.0`, cut);
    expect(left(path, 0)).toEqual(found);
  }
  expect([...wanted]).toEqual([0, 2, 6, 7]);
});

test('a bit that was turned ends it there', async () => {
  const path = newPath();
  await written(path, [from(1, 2), from(3, 2), from(5, 2)]);
  const whole = readFileSync(`${path}.0`);
  const used = whole.findLastIndex((byte) => byte !== 0) + 1;
  for (let at = 0; at < used; at++) {
    const turned = Buffer.from(whole);
    turned[at]! ^= 1 << (at % 8);
    writeFileSync(`${path}.0`, turned);
    const found = left(path, 0);
    expect([0, 2, 4]).toContain(found.length);
    expect(found).toEqual(from(1, found.length).entries);
  }
});

test('two files are written in turns, and each only when the log has all that it held', async () => {
  const path = newPath();
  const ahead = writeAheadLog(path, { segmentBytes: 200 });
  let [next, committed] = [1, 0];
  for (let n = 0; n < 60; n++) {
    if (!ahead.hasRoom([], committed)) {
      // Both are full: everything since the last commit is there.
      expect(left(path, committed)).toEqual(from(committed + 1, next - 1 - committed).entries);
      committed = next - 2;
    }
    expect(ahead.hasRoom([], committed)).toBe(true);
    await ahead.append(from(next, 2), next === 1 ? '' : entryAt(next - 1));
    next += 2;
    expect(left(path, committed)).toEqual(from(committed + 1, next - 1 - committed).entries);
  }
  expect(committed).toBeGreaterThan(20);
  ahead.close();
});

test('of another log, or of an older copy of it, nothing is taken', async () => {
  const path = newPath();
  await written(path, [from(11, 2)]);
  expect(leftBehind(path, 10, (position) => (position <= 10 ? `another ${position}` : undefined))).toEqual([]);
  expect(left(path, 9)).toEqual([]);
});

test('room is given by all that the log has, and what it has not is left', async () => {
  for (const end of [0, 3, 4, 30, 44, 45, 59, 60]) {
    const path = newPath();
    // Each file has place for a few of the groups.
    await written(
      path,
      Array.from({ length: 30 }, (_, n) => from(1 + 2 * n, 2)),
      900,
    );
    const wanted = left(path, end);
    giveRoom(path, end, logUpTo(end));
    expect(left(path, end)).toEqual(wanted);
    const bytes = [0, 1].map((segment) => statSync(`${path}.${segment}`).size);
    if (end >= 59) expect(Math.min(...bytes)).toBe(0);
    if (end === 60) expect(bytes).toEqual([0, 0]);
  }
});

test('where the log went on without it, nothing is taken', async () => {
  const path = newPath();
  await written(path, [from(11, 2), from(13, 4)]);
  // The last one that both have is 10, 12 or, within a group, 14.
  for (const common of [10, 12, 14])
    for (const end of [common + 1, 15, 16]) {
      const at = (position: number) => (position <= common ? entryAt(position) : `another ${position}`);
      expect(leftBehind(path, end, (position) => (position <= end ? at(position) : undefined))).toEqual([]);
    }
});

test('what an earlier round left behind the newest group is no continuation of it', async () => {
  const path = newPath();
  await written(path, [from(1, 2), from(3, 2)]);
  const before = readFileSync(`${path}.0`);
  const other = { first: 1, entries: from(1, 2).entries.map((entry) => entry.replace('"n"', '"m"')) };
  await written(path, [other]);
  const after = readFileSync(`${path}.0`);
  const length = before.findIndex((byte, at) => at > 20 && byte === 0);
  // The new group is as long as the old one, so the old second one stands right behind it.
  writeFileSync(`${path}.0`, Buffer.concat([after.subarray(0, length), before.subarray(length)]));
  expect(left(path, 0)).toEqual(other.entries);
});
