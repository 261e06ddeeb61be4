// It is the process that copies files, for the tests to kill: fork(this file, [which command, its options]). It says when it is amid them, and waits there to
// be killed.
import { backup, type BackupOptions } from '../backup.ts';
import type { Stage } from '../progress.ts';
import { restore, type RestoreOptions } from '../restore.ts';

const [command, text = ''] = process.argv.slice(2);
const after = 2;
let pieces = 0;
const onStage = ({ part }: Stage) => {
  if (part !== 'Files' || ++pieces < after) return;
  process.send!('amid');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};
const options: unknown = JSON.parse(text);
await (command === 'backup'
  ? backup({ ...(options as BackupOptions), onStage })
  : restore({ ...(options as RestoreOptions), onStage }));
