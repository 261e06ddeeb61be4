import { readSync, writeSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { committed } from '@paideia/store/lmdb/failed-commits.ts';
import { assertNotSetBack, clear, makingDatabases } from '@paideia/store/lmdb/set-back.ts';
import type { RootDatabase } from 'lmdb';

const batch = 2_000;
type Stats = { readonly pageSize: number; readonly lastPageNumber: number };
const statsOf = (env: RootDatabase) => env.getStats() as Stats;

/**
 * LMDB writes into no page that is in use, so a removed value stays readable in pages that were given back, until they are used again. So all of
 * them are used: single pages of noughts are put until the file must grow for them, and then removed together.
 */
async function overwriteFreePages(env: RootDatabase): Promise<void> {
  const filling = makingDatabases(env, () => env.openDB<Buffer, number>({ name: 'filling', encoding: 'binary' }));
  // Each takes one page: it is more than fits into a leaf, and less than two pages.
  const noughts = Buffer.alloc(statsOf(env).pageSize - 96);
  try {
    // What one transaction gave back the next but one may use: so the file has to grow for three in a row.
    for (let next = 0, grown = 0; grown < 3; next += batch) {
      const before = statsOf(env).lastPageNumber;
      env.resetReadTxn();
      await committed(
        env,
        env.transaction(() => {
          assertNotSetBack(env);
          for (let at = next; at < next + batch; at++) filling.putSync(at, noughts);
        }),
      );
      grown = statsOf(env).lastPageNumber - before < batch ? 0 : grown + 1;
    }
  } finally {
    await clear(env, filling);
  }
}

/** A page begins with its number, the transaction that wrote it, its kind, and how far its list of nodes and its nodes reach, counted from behind that. */
const head = 24;
const [branch, leaf] = [1, 2];
/** Between the list of nodes and the nodes of a page that has both lies nothing that anybody reads, but what the memory held in which the page was made. */
function slackOf(page: Buffer, pageNumber: number): readonly [number, number] | undefined {
  const [kind, lower, upper] = [page.readUInt16LE(18), page.readUInt16LE(20), page.readUInt16LE(22)];
  if (page.readBigUInt64LE(0) !== BigInt(pageNumber) || (kind !== branch && kind !== leaf)) return undefined;
  if (lower < 2 || lower % 2 === 1 || lower > upper || head + upper >= page.length) return undefined;
  // A piece of a long value can look like much, but not like a list of nodes the first of which begins where the slack ends.
  let first = Infinity;
  for (let at = head; at < head + lower; at += 2) first = Math.min(first, page.readUInt16LE(at));
  return first === upper ? [head + lower, head + upper] : undefined;
}
const pagesAtOnce = 4_096;
async function overwriteSlack(env: RootDatabase, file: FileHandle): Promise<void> {
  const { pageSize, lastPageNumber } = statsOf(env);
  const pages = Buffer.alloc(pagesAtOnce * pageSize);
  const noughts = Buffer.alloc(pageSize);
  for (let from = 0; from <= lastPageNumber; from += pagesAtOnce)
    // It is done in transactions, so that nobody writes meanwhile, and in several, so that nobody waits for long.
    await env.transaction(() => {
      const length = readSync(file.fd, pages, 0, pages.length, from * pageSize);
      for (let at = 0; at + pageSize <= length; at += pageSize) {
        const slack = slackOf(pages.subarray(at, at + pageSize), from + at / pageSize);
        if (slack) writeSync(file.fd, noughts, 0, slack[1] - slack[0], from * pageSize + at + slack[0]);
      }
    });
  await file.sync();
}

/** Writes noughts over all that was removed from the file. Nobody who reads it meanwhile notices. */
export async function shredRemoved(env: RootDatabase, path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    // It is done twice, for commits of others came between, whose pages were made in memory that held what was removed, and readers who still used it are gone by then.
    for (let pass = 0; pass < 2; pass++) {
      await overwriteFreePages(env);
      await overwriteSlack(env, file);
    }
  } finally {
    await file.close();
  }
}
