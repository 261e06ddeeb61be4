import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { isPlace, type Position } from '../port.ts';

/** These entries of the log stand one after the other, from this position on; all of them come back or none. */
export type Group = { readonly first: Position; readonly entries: readonly string[] };
/** It answers the entry of the log at a position, or undefined where there is none. */
type EntryAt = (position: Position) => string | undefined;

const sync = promisify(fdatasync);
const segments = [0, 1] as const;
/** Before its text a group has the length of it in bytes, a checksum, and the position of its first entry. */
const headLength = 16;
const pathOf = (path: string, segment: number) => `${path}.${segment}`;

/** A checksum goes on from the one before, so that what an earlier round left in the file is no continuation. */
const checksum = (text: Uint8Array, first: Position, before: number) => crc32(text, crc32(`${first} `, before));
/** The first of a segment goes on from the entry that stands before it in the log, so that it belongs to no other log. */
const seedAt = (first: Position, at: EntryAt): number | undefined => {
  const entry = first === 1 ? '' : at(first - 1);
  return entry === undefined ? undefined : crc32(entry);
};

function groupAt(
  bytes: Buffer,
  offset: number,
): { readonly first: Position; readonly sum: number; readonly text: Buffer } | undefined {
  if (offset + headLength > bytes.length) return undefined;
  const length = bytes.readUInt32LE(offset);
  const text = bytes.subarray(offset + headLength, offset + headLength + length);
  const first = bytes.readDoubleLE(offset + 8);
  if (length === 0 || text.length < length || first < 1 || !isPlace(first)) return undefined;
  return { first, sum: bytes.readUInt32LE(offset + 4), text };
}

/** It gives the groups of a segment up to the first that is not whole, and the bytes up to the end of each. */
function* groupsIn(bytes: Buffer, at: EntryAt): Generator<Group & { readonly until: number }> {
  let seed: number | undefined;
  for (let offset = 0, group; (group = groupAt(bytes, offset)); offset += headLength + group.text.length) {
    seed ??= seedAt(group.first, at);
    if (seed === undefined || checksum(group.text, group.first, seed) !== group.sum) return;
    seed = group.sum;
    const until = offset + headLength + group.text.length;
    yield { first: group.first, entries: group.text.toString().split('\n'), until };
  }
}

type Left = { readonly entries: readonly string[]; readonly needed: ReadonlyMap<string, number> };
function look(path: string, end: Position, at: EntryAt): Left {
  const found: string[] = [];
  const needed = new Map<string, number>();
  const files = segments
    .map((segment) => pathOf(path, segment))
    .filter((file) => existsSync(file))
    .map((file) => ({ file, bytes: readFileSync(file) }));
  const startOf = (bytes: Buffer) => groupAt(bytes, 0)?.first ?? 0;
  const entryAt: EntryAt = (position) => found[position - end - 1] ?? at(position);
  for (const { file, bytes } of files.sort((a, b) => startOf(a.bytes) - startOf(b.bytes))) {
    needed.set(file, 0);
    for (const { first, entries, until } of groupsIn(bytes, entryAt)) {
      const known = end + found.length + 1 - first;
      // The log has gone on without it where it has other events: a release did that which knows nothing of this file.
      if (known < 0 || entries.slice(0, known).some((entry, n) => entryAt(first + n) !== entry)) break;
      if (known < entries.length) needed.set(file, until);
      found.push(...entries.slice(known));
    }
  }
  return { entries: found, needed };
}
/**
 * Answers what a process that was killed, or a machine that lost its power, left behind the end of the log, in order. What is in the log already, and what does
 * not go on from its end, is left out.
 */
export const leftBehind = (path: string, end: Position, at: EntryAt): readonly string[] => look(path, end, at).entries;
/** It keeps of the files what was left behind, and no more: on a full disk that is the room in which the log takes it. */
export function giveRoom(path: string, end: Position, at: EntryAt): void {
  for (const [file, bytes] of look(path, end, at).needed) truncateSync(file, bytes);
}
/** What was left behind is durable in the log itself by now. */
export function forget(path: string): void {
  for (const segment of segments) rmSync(pathOf(path, segment), { force: true });
}

/** Without it LMDB answers. */
function opened(path: string): number | undefined {
  try {
    return openSync(path, 'w+', 0o600);
  } catch {
    return undefined;
  }
}

/**
 * What is appended lies in two files, `path.0` and `path.1`, until the log has it too. They are written in turns, each from its beginning, and are as long as
 * they become when the first of them is written: what makes a file longer is flushed with the journal of the file system. Both are opened at once and never again, so that a
 * writer which another one follows has nothing to do with the files of that one.
 */
export type WriteAheadLog = ReturnType<typeof writeAheadLog>;
export function writeAheadLog(path: string, { segmentBytes = 2 ** 20 } = {}) {
  const files = segments.map((segment) => opened(pathOf(path, segment)));
  const isReady = [false, false];
  /** The last position of each segment. */
  const last = [0, 0];
  let [current, offset, sum] = [0, 0, 0];

  function fileOf(segment: number): number {
    const file = files[segment];
    if (file === undefined) throw new Error(`${pathOf(path, segment)} could not be opened`);
    if (isReady[segment]) return file;
    writeSync(file, Buffer.alloc(segmentBytes), 0, segmentBytes, 0);
    fsyncSync(file);
    const directory = openSync(dirname(path), 'r');
    fsyncSync(directory);
    closeSync(directory);
    isReady[segment] = true;
    return file;
  }

  return {
    /** Says whether there is room when the log itself reaches up to `committed`. More than fills a file at once is left to the log, which would only wait for it. */
    hasRoom: (entries: readonly string[], committed: Position): boolean =>
      (offset < segmentBytes || last[1 - current]! <= committed) &&
      entries.reduce((length, entry) => length + entry.length, 0) <= segmentBytes,
    /** It is durable when the promise is fulfilled. `before` is the entry that stands before the first one in the log. */
    async append({ first, entries }: Group, before: string): Promise<void> {
      if (offset >= segmentBytes) [current, offset] = [1 - current, 0];
      if (offset === 0) sum = crc32(before);
      const text = Buffer.from(entries.join('\n'));
      const head = Buffer.alloc(headLength);
      sum = checksum(text, first, sum);
      head.writeUInt32LE(text.length, 0);
      head.writeUInt32LE(sum, 4);
      head.writeDoubleLE(first, 8);
      const file = fileOf(current);
      const record = Buffer.concat([head, text]);
      for (let written = 0; written < record.length;)
        written += writeSync(file, record, written, record.length - written, offset + written);
      offset += record.length;
      last[current] = first + entries.length - 1;
      await sync(file);
    },
    close(): void {
      for (const file of files.splice(0)) if (file !== undefined) closeSync(file);
    },
  };
}
