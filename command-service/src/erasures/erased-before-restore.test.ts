import { expect, test } from '@jest/globals';
import { openRecords } from '@paideia/documents/open.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { erasedMarkOf } from '@paideia/store/keys.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ask } from '../kernel/decide/decider.ts';
import { erasedBeforeRestore } from './erased-before-restore.ts';

const [ada, ben, cleo] = [exampleId('u', 1), exampleId('u', 2), exampleId('u', 3)];

test('whoever the restored log knows is erased anew, one after the other and once, when nothing waits any more', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'paideia-erased-'));
  const [keys, records] = [await openRecords({ dataDir, file: 'keys' }), await openRecords({ dataDir, file: 'rest' })];
  try {
    const accounts: Readonly<Record<string, object>> = {
      [`userAccount-${ada}`]: { status: 'active', isErased: false },
      [`userAccount-${ben}`]: { status: 'deactivated', isErased: true },
      [`userAccount-${cleo}`]: { status: 'invited', isErased: false },
    };
    const ask = {
      state: (_: unknown, stream: string) => Promise.resolve(accounts[stream] ?? { status: 'none', isErased: false }),
    } as unknown as Ask;
    // The key of a teacher without an account is of no account, and the last one is of nobody that this log knows.
    for (const subject of [ada, ben, cleo, `teacher ${ada}`, exampleId('u', 4)])
      await keys.put(erasedMarkOf(subject), true);
    const look = erasedBeforeRestore(keys);
    await records.put('reaction:account-aftermath', { position: 7, waits: true });
    expect(await look(ask, records)).toEqual([]);

    await records.put('reaction:account-aftermath', { position: 9 });
    const found = [await look(ask, records), await look(ask, records), await look(ask, records)];
    expect(found).toEqual([
      [{ type: 'EraseUser', data: { userId: ada }, key: ada }],
      [{ type: 'EraseUser', data: { userId: cleo }, key: cleo }],
      [],
    ]);
  } finally {
    await Promise.all([keys.close(), records.close()]);
    rmSync(dataDir, { recursive: true });
  }
});
