import { hash } from 'node:crypto';
import type { ChainRecords } from './checkpoint.ts';

/** Of every event the first bytes of its digest are kept, in records of 1,000 events: they are enough to name the one that differs. */
const digestBytes = 8;
const blockSize = 1_000;
const blockOf = (index: number) => Math.floor(index / blockSize);
const keyOf = (block: number) => `digests:${String(block).padStart(12, '0')}`;

export const shortOf = (digest: Buffer): Buffer => digest.subarray(0, digestBytes);
export const sumOf = (shorts: readonly Buffer[]): string => hash('sha256', Buffer.concat(shorts), 'hex');
const split = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / digestBytes) }, (_, i) =>
    bytes.subarray(i * digestBytes, (i + 1) * digestBytes),
  );

/** Answers the index of the first event of the record that the event at this index belongs to. Indexes count from 0. */
export const blockStart = (index: number): number => blockOf(index) * blockSize;

/** The `shorts` are those from `from` on, where a block starts. */
export async function keepDigests(
  records: Pick<ChainRecords, 'put'>,
  from: number,
  shorts: readonly Buffer[],
): Promise<void> {
  for (let at = 0; at < shorts.length; at += blockSize)
    await records.put(keyOf(blockOf(from + at)), Buffer.concat(shorts.slice(at, at + blockSize)).toString('base64'));
}

/** Answers those of the events from index `from` up to before `to`; they are fewer when records are missing or cut. */
export async function keptDigests(records: Pick<ChainRecords, 'get'>, from: number, to: number): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (let start = blockStart(from); start < to; start += blockSize) {
    const value: unknown = (await records.get(keyOf(blockOf(start))))?.value;
    const shorts = typeof value === 'string' ? split(Buffer.from(value, 'base64')).slice(0, blockSize) : [];
    found.push(...shorts.slice(Math.max(0, from - start), to - start));
    if (start + shorts.length < Math.min(to, start + blockSize)) break;
  }
  return found;
}
