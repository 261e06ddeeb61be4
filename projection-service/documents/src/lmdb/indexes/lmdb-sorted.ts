// Sorts more keys than memory should hold.
import { readdirSync, rmSync } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { giveBack, keysIn, pack, takeBlock, type Block, type Bytes } from './lmdb-key-blocks.ts';

/** They lie beside the documents of this file, and lose their names as soon as they are open: one that has it when a process starts is of one that was killed between the two. */
export function sortingFiles(directory: string, file: string) {
  const [start, end] = [`${file}-`, '.sorting'];
  return {
    path: (slot: number) => join(directory, `${start}${slot}-${process.pid}${end}`),
    sweep() {
      for (const name of readdirSync(directory))
        if (name.startsWith(start) && name.endsWith(end)) rmSync(join(directory, name), { force: true });
    },
  };
}

/** It holds keys in their order, which the next ones of the file follow. Those that were taken back count against the same ones that were added. */
type Run = { from: number; readonly end: number; keys: readonly Bytes[]; at: number; readonly counts: 1 | -1 };
/** It holds keys that came in no order yet. */
type Heap = { blocks: Block[]; count: number; readonly counts: 1 | -1 };

const readAtOnce = 2 ** 15;
async function readOn(file: FileHandle, run: Run): Promise<void> {
  const block = takeBlock();
  block.length = (await file.read(block.buffer, 0, Math.min(readAtOnce, run.end - run.from), run.from)).bytesRead;
  const { keys, end } = keysIn(block);
  giveBack([block]);
  if (keys.length === 0) throw new Error('what was put aside to be sorted cannot be read back');
  Object.assign(run, { keys, at: 0, from: run.from + end });
}
const head = ({ keys, at }: Run): Bytes => keys[at]!;

/** Puts the first run of a heap where it belongs by now. */
function settle(heap: Run[]): void {
  const one = heap[0]!;
  const key = head(one);
  let at = 0;
  for (let least; (least = 2 * at + 1) < heap.length; at = least) {
    if (least + 1 < heap.length && head(heap[least + 1]!) < head(heap[least]!)) least++;
    if (head(heap[least]!) >= key) break;
    heap[at] = heap[least]!;
  }
  heap[at] = one;
}
async function* merged(
  file: FileHandle | undefined,
  runs: readonly Run[],
  piece: number,
): AsyncGenerator<readonly Bytes[]> {
  for (const run of runs) if (run.keys.length === 0) await readOn(file!, run);
  // What is sorted is a heap.
  const heap = [...runs].sort((a, b) => (head(a) < head(b) ? -1 : 1));
  let [ready, before, count]: [Bytes[], Bytes | undefined, number] = [[], undefined, 0];
  const decide = () => {
    if (count < 0) throw new Error('a key was taken back that was not there');
    if (count > 0) ready.push(before!);
  };
  while (heap.length > 0) {
    const run = heap[0]!;
    const key = head(run);
    if (key !== before) {
      decide();
      [before, count] = [key, 0];
    }
    count += run.counts;
    if (++run.at === run.keys.length) {
      if (run.from < run.end) await readOn(file!, run);
      else {
        const last = heap.pop()!;
        if (heap.length > 0) heap[0] = last;
      }
    }
    if (heap.length > 0) settle(heap);
    if (ready.length >= piece) {
      yield ready;
      ready = [];
    }
  }
  decide();
  if (ready.length > 0) yield ready;
}

/** They are sorted by their first two bytes: those of one index are sorted without a look at the others, and often are in order already. */
function sorted(blocks: readonly Block[]): readonly Bytes[] {
  const beginnings = new Map<number, Bytes[]>();
  for (const block of blocks)
    for (const key of keysIn(block).keys) {
      const beginning = 256 * key.charCodeAt(0) + (key.length > 1 ? key.charCodeAt(1) : 0);
      const beside = beginnings.get(beginning);
      if (beside) beside.push(key);
      else beginnings.set(beginning, [key]);
    }
  return [...beginnings].sort(([a], [b]) => a - b).flatMap(([, some]) => some.sort());
}
const sizeOf = (blocks: readonly Block[]) => blocks.reduce((sum, { length }) => sum + length, 0);
async function writeWhole(file: FileHandle, blocks: readonly Block[], from: number): Promise<void> {
  let left: readonly Buffer[] = blocks.map(({ buffer, length }) => buffer.subarray(0, length));
  for (let at = from; left.length > 0;) {
    let { bytesWritten } = await file.writev(left, at);
    at += bytesWritten;
    left = left.flatMap((one) => {
      const rest = one.subarray(Math.min(bytesWritten, one.length));
      bytesWritten -= one.length - rest.length;
      return rest.length > 0 ? [rest] : [];
    });
  }
}

export type SortedKeys = {
  /** Answers how many bytes of keys are in memory. */
  held(): number;
  add(keys: readonly Bytes[]): Promise<void>;
  /** It takes back keys that were added, in whatever order both are told. */
  takeBack(keys: readonly Bytes[]): Promise<void>;
  /** Most of what is held goes into the file. */
  putAside(): Promise<void>;
  /** Gives all that were added and not taken back, each once, in pieces. Nothing is added any more. */
  inOrder(): AsyncGenerator<readonly Bytes[]>;
  close(): Promise<void>;
};

/**
 * So many keys are sorted at once that nobody waits long meanwhile. The file at `path` holds what is not in memory; it has no name any more once it is
 * open, so nothing of it stays, whatever is killed when.
 */
export function sortedKeys(path: string, { atOnce = 50_000, piece = 10_000 } = {}): SortedKeys {
  const added: Heap = { blocks: [], count: 0, counts: 1 };
  const takenBack: Heap = { blocks: [], count: 0, counts: -1 };
  const runs: Run[] = [];
  let size = 0;
  let opened: Promise<FileHandle> | undefined;
  let isClosed = false;
  const nameless = async () => {
    const file = await open(path, 'w+', 0o600);
    await rm(path, { force: true });
    return file;
  };
  const emptied = (heap: Heap): readonly Bytes[] => {
    const keys = sorted(heap.blocks);
    giveBack(heap.blocks);
    Object.assign(heap, { blocks: [], count: 0 });
    return keys;
  };
  const writing = new Set<Promise<void>>();
  async function aside(heap: Heap): Promise<void> {
    if (heap.count === 0) return;
    const [blocks, from]: [Block[], number] = [[], size];
    pack(emptied(heap), blocks);
    runs.push({ from, end: (size += sizeOf(blocks)), keys: [], at: 0, counts: heap.counts });
    const written = (async () => writeWhole(await (opened ??= nameless()), blocks, from))();
    writing.add(written);
    try {
      await written;
    } catch (cause) {
      // Whoever closed it wants nothing of it.
      if (!isClosed) throw new Error(`keys of indexes could not be put aside in ${path}: ${String(cause)}`, { cause });
    }
    writing.delete(written);
    giveBack(blocks);
  }
  async function take(heap: Heap, keys: readonly Bytes[]): Promise<void> {
    if (keys.length === 0) return;
    pack(keys, heap.blocks);
    heap.count += keys.length;
    if (heap.count >= atOnce) await aside(heap);
  }
  return {
    held: () => sizeOf(added.blocks) + sizeOf(takenBack.blocks),
    add: (keys) => take(added, keys),
    takeBack: (keys) => take(takenBack, keys),
    putAside: () => aside(added.count >= takenBack.count ? added : takenBack),
    async *inOrder() {
      for (const heap of [added, takenBack])
        if (heap.count > 0) {
          const keys = emptied(heap);
          runs.push({ from: 0, end: 0, keys, at: 0, counts: heap.counts });
          await nextTurn();
        }
      await Promise.all(writing);
      yield* merged(await opened, runs, piece);
    },
    async close() {
      isClosed = true;
      giveBack([...added.blocks.splice(0), ...takenBack.blocks.splice(0)]);
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}
