// This process keeps parts and completes uploads, for the kill test to kill: fork(this file, [driver and its settings as JSON, size, each]). It says what is surely done.
import { Readable } from 'node:stream';
import { diskObjectStore, type DiskOptions } from '../disk/disk-object-store.ts';
import { plannedParts, type S3Settings } from '../port.ts';
import { s3ObjectStore } from '../s3/s3-object-store.ts';
import { bytesOf } from '../testing/kill-bytes.ts';

export type Driver = { readonly disk: DiskOptions } | { readonly s3: S3Settings };
const [driver = '', size = '0', each = '0'] = process.argv.slice(2);
const chosen = JSON.parse(driver) as Driver;
const store = 'disk' in chosen ? diskObjectStore(chosen.disk) : s3ObjectStore(chosen.s3);
async function work(): Promise<never> {
  for (let n = 0; ; n++) {
    const key = `kills/${process.pid}-${n}`;
    const upload = { key, uploadId: await store.begin(key) };
    process.send!({ begun: upload });
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
