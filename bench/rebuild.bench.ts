// It builds all read models anew from a long log, in a process that has little memory, and measures how fast that is, how much of the disk it takes, and
// whether it answers meanwhile. BENCH_EVENTS is the size of the log, BENCH_MIB the limit of the memory, BENCH_COLLEGE a directory that `npm run generate`
// filled.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { open } from 'lmdb';
import { onceMeasured, rounded, type Result } from './method/rounds.ts';
import { unpinLoad } from './support/cores.ts';
import { usedBy } from './support/process.ts';
import { buildOnce, root } from './support/stack.ts';
import { embedded } from './support/stores.ts';

const events = Number(process.env['BENCH_EVENTS'] ?? 200_000);
const limitMiB = Number(process.env['BENCH_MIB'] ?? 512);
const eventsPerStudent = 40;

/** The group limits the memory, page cache included, of what is started in it; it is undefined where this process may make none. */
function memoryGroup(): string | undefined {
  for (const [directory, file] of [
    ['/sys/fs/cgroup', 'memory.max'],
    ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
  ] as const) {
    const group = join(directory, `paideia-bench-${process.pid}`);
    try {
      mkdirSync(group);
      // Where the other kind of groups is mounted a directory can be made too, but limits nothing.
      if (!existsSync(join(group, file))) throw new Error('no group of memory');
      writeFileSync(join(group, file), `${limitMiB * 2 ** 20}`);
      return group;
    } catch {
      if (existsSync(group)) rmdirSync(group);
    }
  }
  return undefined;
}
/** What stands in a group is the system's: the directory alone goes, once nobody is in it. What is left behind limits nobody and hides no result. */
async function removeGroup(group: string): Promise<void> {
  for (let tries = 0; existsSync(group) && tries < 50; tries++) {
    await wait(200);
    try {
      rmdirSync(group);
    } catch {
      // A process of it has not ended yet.
    }
  }
}
async function college(directory: string): Promise<string> {
  const given = process.env['BENCH_COLLEGE'];
  if (given !== undefined) return given;
  const generated = join(directory, 'college');
  const args = [
    'scripts/generate.mjs',
    '--students',
    `${Math.ceil(events / eventsPerStudent)}`,
    '--events',
    `${events}`,
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: generated },
    stdio: 'ignore',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the college could not be generated: ${String(code)}`);
  return generated;
}
/** They are the service and the process that folds beside it. */
const processesOf = (pid: number): readonly number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];
const answered = (socketPath: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const begun = performance.now();
    request({ socketPath, path: '/healthz' }, (answer) =>
      answer.resume().once('end', () => resolve(performance.now() - begun)),
    )
      .once('error', () => resolve(undefined))
      .end();
  });
async function countsIn(dataDir: string) {
  const log = open({ path: join(dataDir, 'events.mdb'), noSubdir: true, maxDbs: 2, readOnly: true });
  const logged = log.openDB({ name: 'log', encoding: 'string' }).getCount();
  await log.close();
  const documents = open({ path: join(dataDir, 'documents.mdb'), noSubdir: true, maxDbs: 500, readOnly: true });
  const builds = documents.openDB<{ readonly slot: number }, string>({ name: 'builds', encoding: 'json' });
  const rows = [...builds.getRange({})].reduce(
    (sum, { value }) => sum + documents.openDB({ name: `documents-${value.slot}`, encoding: 'json' }).getCount(),
    0,
  );
  await documents.close();
  return { logged, rows };
}

export async function bench(): Promise<Result> {
  buildOnce();
  unpinLoad();
  const directory = mkdtempSync(join(tmpdir(), 'bench-rebuild-'));
  const group = memoryGroup();
  try {
    const [from, dataDir] = [await college(directory), join(directory, 'data')];
    mkdirSync(dataDir);
    for (const name of ['events.mdb', 'events.bell', 'keys.mdb', 'chain.mdb', 'secrets'])
      if (existsSync(join(from, name))) cpSync(join(from, name), join(dataDir, name), { recursive: true });
    const socket = join(dataDir, 'read.sock');
    const limited = group ? `echo $$ > ${join(group, 'cgroup.procs')}; exec "$@"` : 'exec "$@"';
    // It is started as `npm start` starts it.
    const heap = ['--max-semi-space-size=32', ...(group ? [] : [`--max-old-space-size=${limitMiB / 2}`])];
    const begun = performance.now();
    const service = spawn(
      'sh',
      ['-c', limited, 'sh', process.execPath, ...heap, join(root, 'projection-service/dist/main.js')],
      { env: { ...process.env, DATA_DIR: dataDir, LISTEN: socket }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    let [isReady, isGone, anonMiB]: [boolean, boolean, number] = [false, false, 0];
    const cpus = new Map<number, number>();
    service.on('message', (said: { readonly ready?: boolean }) => (isReady ||= said.ready === true));
    let how = '';
    service.once('exit', (code, by) => ([isGone, how] = [true, `${by ?? code}`]));
    const waits: number[] = [];
    for (; !isReady && !isGone; await wait(100)) {
      const ms = await answered(socket);
      if (ms !== undefined) waits.push(ms);
      if (isGone) break;
      let together = 0;
      for (const pid of processesOf(service.pid!))
        try {
          const used = usedBy(pid);
          together += used.anonMiB;
          cpus.set(pid, used.cpu);
        } catch {
          // It ended meanwhile.
        }
      anonMiB = Math.max(anonMiB, together);
    }
    const cpu = [...cpus.values()].reduce((sum, one) => sum + one, 0);
    const seconds = (performance.now() - begun) / 1000;
    if (!isReady) throw new Error(`the read models were not built: the service ended (${how})`);
    service.kill('SIGTERM');
    await new Promise((resolve) => (isGone ? resolve(undefined) : service.once('exit', resolve)));

    const { logged, rows } = await countsIn(dataDir);
    const bytesOf = (name: string) => statSync(join(dataDir, name)).size;
    waits.sort((a, b) => a - b);
    return {
      id: 'rebuild',
      rounds: 1,
      turns: 'one rebuild',
      stores: embedded,
      way: 'The stores are in the service, which is asked over a Unix socket.',
      title: `All read models built anew from ${logged.toLocaleString('en')} events, with ${limitMiB} MiB of memory${group ? ', page cache included' : ' for its heap and the rest'}`,
      ratios: [
        onceMeasured('events a second', logged / seconds, 'at least', 5_000),
        onceMeasured('bytes of documents.mdb a document', bytesOf('documents.mdb') / rows, 'at most', 2_000),
        onceMeasured('bytes of events.mdb an event', bytesOf('events.mdb') / logged, 'at most', 2_000),
        onceMeasured('longest wait for an answer, in ms', waits.at(-1) ?? Infinity, 'at most', 2_000),
      ],
      scale: [
        {
          events: logged,
          documents: rows,
          seconds: rounded(seconds),
          'seconds of the processor': cpu,
          'private MiB at most': Math.round(anonMiB),
          'documents.mdb, MB': Math.round(bytesOf('documents.mdb') / 1e6),
          'events.mdb, MB': Math.round(bytesOf('events.mdb') / 1e6),
        },
      ],
      notes: [
        'One run on two cores, from a copy of the log and the keys without documents until the service says that it is ready. Memory and processor are of the service and of the second process, which takes about two fifths of the work of the read models that are far behind.',
        'The keys of the entries of indexes are made of the documents as these are committed, put aside as sorted runs, and merged and appended at the end, so that no document is read again for them.',
        'A log that takes more than half of the memory is read without the system’s reading ahead: on a disk that is set to read 8 MB around each missing page, those pages pushed the read models’ out again and again, and the same rebuild was not done after nine minutes.',
      ],
      next: 'commit more events at once where a read model is far behind, so that a document that changes often is written less often.',
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
    if (group) await removeGroup(group);
  }
}
