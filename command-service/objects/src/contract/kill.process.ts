// The process that keeps parts and completes uploads, for the kill test to kill: fork(this file, [directory, size, each]). It says what is surely done.
import { Readable } from 'node:stream';
import { plannedParts } from '../port.ts';
import { bytesOf } from '../testing/kill-bytes.ts';
import { diskObjectStore } from './disk.object-store.ts';

const [directory = '', size = '0', each = '0'] = process.argv.slice(2);
const store = diskObjectStore({ directory, key: 'ab'.repeat(32), address: '', reserve: 0 });
async function work(): Promise<never> {
  for (let n = 0; ; n++) {
    const key = `kills/${process.pid}-${n}`;
    const upload = { key, uploadId: await store.begin(key) };
    const parts = await Promise.all(
      plannedParts(upload, Number(size), Number(each)).map((part) => {
        const bytes = bytesOf(upload.uploadId, part.part, part.size);
        return store.writePart(part, Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]));
      }),
    );
    process.send!({ kept: upload });
    await store.complete(upload, parts);
    process.send!({ completed: upload });
  }
}
void work();
