// Keys lie one behind the other in buffers, each behind its length: so they wait, are put aside and go from process to process, and are no objects meanwhile.

/** Bytes are kept as text, a character each: it is compared as fast as they are. */
export type Bytes = string;
const lengthBytes = 2;

const lengths: string[] = [];
const lengthOf = (key: Bytes): string =>
  (lengths[key.length] ??= String.fromCharCode(key.length >>> 8, key.length & 0xff));
/** They are written as one text: to write each would take longer. */
export function blockOf(keys: readonly Bytes[]): Buffer {
  let text = '';
  for (const key of keys) text += lengthOf(key) + key;
  return Buffer.from(text, 'latin1');
}

export type Block = { readonly buffer: Buffer; length: number };
/** It is longer than any key. */
const blockBytes = 2 ** 16;
/** Buffers are used again: what the collector of garbage has to free outside of its heap it frees late. */
const unused: Buffer[] = [];
export const takeBlock = (): Block => ({ buffer: unused.pop() ?? Buffer.allocUnsafeSlow(blockBytes), length: 0 });
/** They are given back once nobody looks at them any more. */
export function giveBack(blocks: readonly Block[]): void {
  for (const { buffer } of blocks) unused.push(buffer);
}
/** Puts keys behind those that are there. */
export function pack(keys: readonly Bytes[], blocks: Block[]): void {
  let block = blocks.at(-1);
  let text = '';
  const write = () => {
    if (block) block.length += block.buffer.write(text, block.length, 'latin1');
    text = '';
  };
  for (const key of keys) {
    if (!block || block.length + text.length + lengthBytes + key.length > blockBytes) {
      write();
      blocks.push((block = takeBlock()));
    }
    text += lengthOf(key) + key;
  }
  write();
}

const endOf = (block: Buffer, at: number): number => at + lengthBytes + block.readUInt16BE(at);
/** Answers those that are whole, and where the last of them ends. Each is a text of its own: parts of a longer one are compared five times as slowly. */
export function keysIn({ buffer: block, length }: Block): { readonly keys: readonly Bytes[]; readonly end: number } {
  const keys: Bytes[] = [];
  let at = 0;
  for (let next; at + lengthBytes <= length && (next = endOf(block, at)) <= length; at = next)
    keys.push(block.toString('latin1', at + lengthBytes, next));
  return { keys, end: at };
}

/** It is for a database that takes its keys out of blocks: a key is the place where it stands in the block that `of` was given last. */
export function keysFromBlocks() {
  let block: Buffer = Buffer.alloc(0);
  return {
    encoder: {
      writeKey: (from: number, target: Buffer, at: number): number =>
        at + block.copy(target, at, from + lengthBytes, endOf(block, from)),
      readKey: (): never => {
        throw new Error('keys of blocks are only written');
      },
    },
    *of(next: Buffer): Generator<number> {
      block = next;
      for (let at = 0; at < block.length; at = endOf(block, at)) yield at;
    },
  };
}
