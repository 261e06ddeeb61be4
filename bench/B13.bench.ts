// B13 measures what the three services take of a small machine: a start on data that are there, memory and processor at rest, and memory after many commands.
import { setTimeout as wait } from 'node:timers/promises';
import { onceMeasured, rounded, type Result } from './method/rounds.ts';
import { clients } from './support/http.ts';
import { leaveLoad, submitLeave } from './support/leave-load.ts';
import { microsecondsOfWake, residentMB, residentMBOfBareNode, usedBy } from './support/process.ts';
import { startStack, wayOfStack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';
import { wakesPerSecond } from '../tests/support/wakes.ts';

const [users, atOnce, commands] = [200, 32, 10_000];
/** Nobody asks anything for so long; then what is only kept for a moment is gone, and the collector has been through what was left behind. */
const settleMs = 150_000;
const restMs = 60_000;

export async function bench(): Promise<Result> {
  const stack = await startStack({ students: users, operations: [submitLeave] });
  try {
    await stack.end('SIGTERM');
    const started = await stack.start();
    const memory = () => Object.entries(stack.pids()).map(([name, pid]) => ({ name, mb: residentMB(pid) }));
    const seconds = () => Object.values(stack.pids()).reduce((sum, pid) => sum + usedBy(pid).cpu, 0);
    await wait(settleMs);
    const before = seconds();
    const wakes = await wakesPerSecond(Object.values(stack.pids()), restMs);
    const percent = ((seconds() - before) / (restMs / 1000)) * 100;
    const ofWake = await microsecondsOfWake();
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
    const grown = after.some(({ mb }, n) => mb / atRest[n]!.mb > 1.3);
    const figures = Object.fromEntries(
      Object.entries(started).map(([name, ms]) => [`seconds until ${name} was ready`, rounded(ms / 1000)]),
    );
    return {
      id: 'B13',
      rounds: 1,
      turns: 'a start, a rest, and the requests',
      stores: storesOf(process.env),
      way: wayOfStack,
      title: `Footprint of the three services: a start, ${restMs / 1000} s of rest, and ${commands.toLocaleString('en-US')} requests for leave`,
      ratios: [
        onceMeasured('seconds of a start, all on one core', startSeconds, 'at most', 5),
        onceMeasured('percent of a core at rest, all three', percent, 'less than', 1),
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
      figures: {
        ...figures,
        'wakes a second at rest, all threads of all three': rounded(wakes),
        'microseconds of a processor for a wake of a Node that does nothing, once a second': rounded(ofWake),
        'MB of a Node that does nothing': rounded(await residentMBOfBareNode()),
      },
      notes: [
        `Memory is what lies in memory of each process, its program too, without the maps of the stores’ files, which are the page cache’s. It is looked at when nobody has asked anything for ${settleMs / 1000} s, before the requests as after them: until then V8, which collects at leisure what is left behind, holds up to twice as much.`,
        'At rest nobody asks, and still each service wakes every two seconds to say that it lives and to look how late its event loop is; a thread of each, every four seconds to hear it. command-service looks every 6 s for mails that were asked for, and renews its lease every 20 s, which writes; query-api looks every 2 s for connections that send nothing, which Node does, and every 5 s for texts; projection-service every 4 s for jobs. All three look every 8 s at the log, in case a ring was lost; LMDB wakes once more a millisecond after each look. What it takes is the number of wakes times what one takes on this machine just then, so both stand among the figures.',
        'The three start beside each other, from code that the build has compiled, and on one core. Before, they compiled it themselves, one after the other.',
        'A service at rest gives back V8’s room for what is young, up to 64 MB, which V8 by itself gives back only when it collects, and at rest it does not: every 30 s it looks whether it has rested, and collects what is young, in a few milliseconds. What a start does not need is compiled when it is first asked for, and counts as growth. What lies in memory beyond what lives is Node itself, its compiled code, and pages that the system’s allocator keeps.',
      ],
      next: [
        grown && 'a picture of the heap of whichever grew, after the requests and after a collection;',
        percent >= 1 && 'fewer looks at rest;',
        'a picture of what lives at rest.',
      ]
        .filter(Boolean)
        .join(' '),
    };
  } finally {
    await stack.stop();
  }
}
