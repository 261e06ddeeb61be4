// Sorts more keys than memory should hold.
import { open, rm, type FileHandle } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bytes as text, a character each: it is compared as fast as they are. */
export type Bytes = string;
/** Keys in their order that lie in the file; the next ones are in memory. */
type Run = { from: number; readonly end: number; keys: readonly Bytes[]; at: number };

const sizeOf = (keys: readonly Bytes[]): number => keys.reduce((sum, { length }) => sum + 2 + length, 0);
function pack(keys: readonly Bytes[], into: Buffer): void {
  let at = 0;
  for (const key of keys) {
    at = into.writeUInt16BE(key.length, at);
    at += into.write(key, at, 'latin1');
  }
}
const blockBytes = 2 ** 15;
async function readOn(file: FileHandle, run: Run): Promise<void> {
  const block = Buffer.alloc(Math.min(blockBytes, run.end - run.from));
  const { bytesRead } = await file.read(block, 0, block.length, run.from);
  const text = block.toString('latin1', 0, bytesRead);
  const keys: Bytes[] = [];
  let at = 0;
  for (let next; at + 2 <= bytesRead && (next = at + 2 + block.readUInt16BE(at)) <= bytesRead; at = next)
    keys.push(text.slice(at + 2, next));
  if (keys.length === 0) throw new Error('what was put aside to be sorted cannot be read back');
  Object.assign(run, { keys, at: 0, from: run.from + at });
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
async function* merged(file: FileHandle, runs: readonly Run[], piece: number): AsyncGenerator<readonly Bytes[]> {
  for (const run of runs) await readOn(file, run);
  // What is sorted is a heap.
  const heap = [...runs].sort((a, b) => (head(a) < head(b) ? -1 : 1));
  let [ready, before]: [Bytes[], Bytes | undefined] = [[], undefined];
  while (heap.length > 0) {
    const run = heap[0]!;
    const key = head(run);
    if (key !== before) ready.push((before = key));
    if (++run.at === run.keys.length) {
      if (run.from < run.end) await readOn(file, run);
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
  if (ready.length > 0) yield ready;
}

/**
 * The keys in their order, each once, in pieces. So many as are sorted at once that nobody waits long meanwhile. The file at `path` holds what is not in
 * memory; it has no name any more once it is open, so nothing of it stays, whatever is killed when.
 */
export async function* inOrder(
  keys: AsyncIterable<readonly Bytes[]>,
  path: string,
  { atOnce = 50_000, piece = 10_000 } = {},
): AsyncGenerator<readonly Bytes[]> {
  const file = await open(path, 'w+', 0o600);
  try {
    await rm(path);
    const runs: Run[] = [];
    let [size, count, packed] = [0, 0, Buffer.alloc(0)];
    // By their first two bytes: those of one index are sorted without a look at the others, and often are in order already.
    const gathered = new Map<number, Bytes[]>();
    const putAside = async () => {
      const sorted = [...gathered].sort(([a], [b]) => a - b).flatMap(([, some]) => some.sort()); // oxfmt-ignore
      const length = sizeOf(sorted);
      if (packed.length < length) packed = Buffer.allocUnsafe(length);
      pack(sorted, packed);
      await file.write(packed, 0, length, size);
      runs.push({ from: size, end: (size += length), keys: [], at: 0 });
      gathered.clear();
      count = 0;
    };
    for await (const some of keys) {
      for (const key of some) {
        const beginning = 256 * key.charCodeAt(0) + (key.length > 1 ? key.charCodeAt(1) : 0);
        const beside = gathered.get(beginning);
        if (beside) beside.push(key);
        else gathered.set(beginning, [key]);
      }
      count += some.length;
      if (count >= atOnce) await putAside();
      await nextTurn();
    }
    if (count > 0) await putAside();
    yield* merged(file, runs, piece);
  } finally {
    await file.close();
  }
}
