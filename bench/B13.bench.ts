// B13: what the three services take of a small machine: a start on data that are there, memory and processor at rest, and memory after many commands.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { onceMeasured, rounded, type Result } from './method/rounds.ts';
import type { Options } from './run.ts';
import { clients } from './support/http.ts';
import { leaveLoad, submitLeave } from './support/leave-load.ts';
import { residentMB, usedBy } from './support/process.ts';
import { startStack } from './support/stack.ts';

const [users, atOnce] = [200, 32];
/** As long as nobody asks anything; then what is only kept for a moment is gone. */
const settleMs = 5_000;

/** A process that does nothing. */
async function bareNode(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6); process.send(1)'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  const mb = residentMB(child.pid!);
  child.kill();
  return mb;
}

export async function bench({ isLong }: Options): Promise<Result> {
  const [commands, restMs] = isLong ? [10_000, 60_000] : [1_000, 10_000];
  const stack = await startStack({ students: users, operations: [submitLeave] });
  try {
    await stack.end('SIGTERM');
    const started = await stack.start();
    const memory = () => Object.entries(stack.pids()).map(([name, pid]) => ({ name, mb: residentMB(pid) }));
    const seconds = () => Object.values(stack.pids()).reduce((sum, pid) => sum + usedBy(pid).cpu, 0);
    await wait(settleMs);
    const before = seconds();
    await wait(restMs);
    const percent = ((seconds() - before) / (restMs / 1000)) * 100;
    const atRest = memory();

    const all = await clients(atOnce, stack.port, stack.cookie);
    const submit = leaveLoad();
    let begun = 0;
    await Promise.all(
      all.map(async (client, student) => {
        for (; begun < commands; await submit(client, student)) begun++;
      }),
    );
    all.forEach((client) => client.close());
    await wait(settleMs);
    const after = memory();
    const startSeconds = Math.max(...Object.values(started)) / 1000;
    const figures = Object.fromEntries(
      Object.entries(started).map(([name, ms]) => [`seconds until ${name} was ready`, rounded(ms / 1000)]),
    );
    return {
      id: 'B13',
      title: `Footprint of the three services: a start, ${restMs / 1000} s of rest, and ${commands.toLocaleString('en-US')} requests for leave`,
      ratios: [
        onceMeasured('seconds of a start, all on one core', startSeconds, 'at most', 5),
        onceMeasured('percent of a core at rest, all three', percent, 'at most', 1),
        ...atRest.map(({ name, mb }) => onceMeasured(`${name}: MB at rest`, mb, 'at most', 150)),
        ...after.map(({ name, mb }, n) =>
          onceMeasured(`${name}: memory afterwards beside rest`, mb / atRest[n]!.mb, 'at most', 1.3),
        ),
      ],
      scale: atRest.map(({ name, mb }, n) => ({
        service: name,
        'MB at rest': rounded(mb),
        'MB afterwards': rounded(after[n]!.mb),
      })),
      figures: { ...figures, 'MB of a Node that does nothing': rounded(await bareNode()) },
      notes: [
        ...(isLong ? [] : ['A quick run; `--long` takes a minute of rest and ten thousand requests.']),
        'Memory is what lies in memory of each process, its program too, without the maps of the stores’ files, which are the page cache’s. What the collector of garbage has not yet given back counts.',
        'At rest the three were once woken some 350 times a second, and lately 70; with four looks a second how late the event loop is, one beat for the thread that watches it, and scheduled jobs that look at the same moments it is some 40. Without the collector they take 0.6 to 0.75 % of a core, where it was 1.0 %. The collector goes through the memory of a service once when it has come to rest, some 0.2 s of a processor: soon after a start it counts whole, in a minute’s mean little.',
        'The three start beside each other, from code that the build has compiled, and on one core. Before, they compiled it themselves, one after the other.',
        'A picture of the heap of query-api has 39 MB that live: 5 the program, 10 what it was compiled to, 3 the messages in 13 languages, 3 the decorators of GraphQL’s types, 1.5 the schema; schemas of commands and events are spread thinly over the rest. Seventy copies of the names of graphql, the files of program and cache, the whole text of the messages, charsets that nobody sends and a compiler of schemas were 17 MB at rest, and are gone; 5 of them lived, the others waited for the collector. What lies in memory beyond that is Node itself and 33 MB of V8 for what is young, most of it empty, which it gives back only when it collects while nothing is asked.',
      ],
    };
  } finally {
    await stack.stop();
  }
}
