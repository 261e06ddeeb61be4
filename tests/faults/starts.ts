// These faults are two starts at once, and seeding that is cut short.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureSecrets } from '@paideia/store/secrets.ts';
import { freePort, newDataDir, removeDataDir } from '../support/stack.ts';
import { makeCollege } from './harness/college.ts';
import { eventsOf, lived, operate, verified } from './harness/oracles.ts';
import { storesOf } from './harness/places.ts';
import { root, startServices } from './harness/stack.ts';
import { randomly, type Fault, type Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

type Started = { readonly child: ChildProcess; output(): string };
async function start(script: string, dataDir: string): Promise<Started> {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      ...storesOf(dataDir),
      NODE_ENV: 'production',
      SEED: 'none',
      DATA_DIR: dataDir,
      PORT: `${await freePort()}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (more: Buffer) => (text += more.toString()));
  return { child, output: () => text };
}
const hasEnded = ({ child }: Started) => child.exitCode !== null || child.signalCode !== null;

async function twice(trial: Trial, script: string) {
  for (let n = 0; n < trial.times; n++) {
    const both = [await start(script, trial.dataDir), await start(script, trial.dataDir)];
    const settled = () => both.every((one) => hasEnded(one) || one.output().includes('ready http'));
    for (let waited = 0; waited < 400 && !settled(); waited++) await wait(100);
    const ready = both.filter((one) => !hasEnded(one) && one.output().includes('ready http'));
    const refused = both.filter((one) => one.child.exitCode === 1 && one.output().includes('already running'));
    if (ready.length !== 1 || refused.length !== 1)
      trial.fail(
        `of two starts ${ready.length} run and ${refused.length} are told why not: ${both.map((one) => one.output().slice(-300)).join(' | ')}`,
      );
    for (const one of both) {
      if (hasEnded(one)) continue;
      one.child.kill('SIGINT');
      await once(one.child, 'exit');
    }
    trial.done();
  }
  for (const text of await verified(trial.dataDir)) trial.fail(text);
}
function withoutLock(): string {
  const text = readFileSync(join(root, 'scripts/start.mjs'), 'utf8')
    .replace("join(import.meta.dirname, '..')", JSON.stringify(root))
    .replaceAll("from './", `from '${root}/scripts/`)
    .replace('const lock = await lockDataDir();', 'const lock = { close() {} };');
  mkdirSync(join(root, '.cache/faults'), { recursive: true });
  const path = join(root, '.cache/faults/start.mjs');
  writeFileSync(path, text);
  return path;
}

const typesByCommand = async (dataDir: string) => {
  const found = new Map<string, string>();
  for (const { type, meta } of await eventsOf(dataDir)) {
    const { commandId, channel } = meta as { commandId: string; channel: string };
    if (channel === 'SEED') found.set(commandId, `${found.get(commandId) ?? ''} ${type}`);
  }
  return found;
};
/** It is begun again and again, with the seeding or the service killed, until it comes through; then it is what one seeding makes. */
async function seeding(trial: Trial) {
  const dataDir = newDataDir();
  ensureSecrets(dataDir);
  const stack = await startServices({ dataDir, bundles: trial.bundles });
  for (let n = 0; n < trial.times; n++) {
    const { child, done } = operate(dataDir, ['seed']);
    await randomly(700, 2_500);
    if (n % 2) child.kill('SIGKILL');
    else await stack.end('command-service', 'SIGKILL');
    if (n % 2) await done;
    else {
      await randomly(100, 1_000);
      child.kill('SIGKILL');
      await done;
    }
    trial.done();
  }
  const { status, stderr } = await operate(dataDir, ['seed']).done;
  if (status !== 0) trial.fail(`seeding again was refused: ${stderr.slice(-400)}`);
  await wait(1_500);
  await stack.stop();
  for (const text of [...lived(stack), ...(await verified(dataDir))]) trial.fail(text);
  const atOneGo = trial.isWhole ? trial.dataDir : await makeCollege({ few: false });
  const [once, again] = [await typesByCommand(atOneGo), await typesByCommand(dataDir)];
  const different = [...again].filter(([id, types]) => once.get(id) !== types);
  if (different.length > 0)
    trial.fail(`${different.length} commands made other events than at one go: ${different.slice(0, 3).join('; ')}`);
  removeDataDir(dataDir);
  if (!trial.isWhole) removeDataDir(atOneGo);
}

export const startFaults: readonly Fault[] = [
  {
    name: 'two starts on one DATA_DIR at the same moment',
    isOfFiles: true,
    isLong: true,
    control: { says: 'takes no lock', run: (trial) => twice(trial, withoutLock()), finds: /of two starts/ },
    run: (trial) => twice(trial, join(root, 'scripts/start.mjs')),
  },
  {
    name: 'seeding interrupted and repeated',
    isOfFiles: true,
    isLong: true,
    control: {
      says: 'does not know a command id again',
      weakened: weak.forgetsCommandIds,
      finds: /refused|other events/,
    },
    run: seeding,
  },
];
