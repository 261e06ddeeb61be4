// With `node --import deadly.mjs?<directory>&<times>&<steps>`, `diesAt`, which a build for a fault calls at its steps, kills the process so often at each of
// these.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [directory, times, steps] = new URL(import.meta.url).search.slice(1).split('&');
globalThis.diesAt = (step) => {
  if (!steps.split(',').includes(step)) return;
  const before = readdirSync(directory).filter((name) => name.startsWith(`${step}.`)).length;
  if (before >= Number(times)) return;
  writeFileSync(join(directory, `${step}.${before}`), '');
  process.kill(process.pid, 'SIGKILL');
};
