// This process holds LMDB's lock of those that write, for tests to see what is done meanwhile: fork(this file, [directory]). It lets go when `held` is removed.
import { existsSync, writeFileSync } from 'node:fs';
import { open } from 'lmdb';

const directory = process.argv[2];
const held = `${directory}/held`;
const env = open({ path: `${directory}/events.mdb`, noSubdir: true, overlappingSync: false, maxDbs: 2 });
env.transactionSync(() => {
  writeFileSync(held, '');
  const sleeping = new Int32Array(new SharedArrayBuffer(4));
  while (existsSync(held)) Atomics.wait(sleeping, 0, 0, 5);
});
process.disconnect();
