// B12 runs at 60 % of what it can do for a long time, and asks whether it keeps its pace, and whether anything grows without bound. BENCH_MINUTES is how long.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { atRate, inParallel } from './method/loops.ts';
import { onceMeasured, rounded, type Result, type Turn } from './method/rounds.ts';
import type { Options } from './run.ts';
import { clients, pool } from './support/http.ts';
import { leaveLoad, submitLeave } from './support/leave-load.ts';
import { usedBy } from './support/process.ts';
import { startStack, wayOfStack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';

const [users, atOnce, share, windows] = [500, 32, 0.6, 12];

/** It looks once a second how much memory each process has of its own, and says the means in MB: one look would say how long ago the collector of garbage was there. */
function watchMemory(pids: Readonly<Record<string, number>>): () => Readonly<Record<string, number>> {
  const looks: (readonly number[])[] = [];
  const look = () => void looks.push(Object.values(pids).map((pid) => usedBy(pid).anonMiB * 1.048576));
  const timer = setInterval(look, 1000);
  return () => {
    clearInterval(timer);
    if (looks.length === 0) look();
    const meanOf = (n: number) => looks.reduce((sum, all) => sum + all[n]!, 0) / looks.length;
    return Object.fromEntries(Object.keys(pids).map((name, n) => [name, meanOf(n)]));
  };
}
/** It is the percent an hour by which a straight line through the values rises. */
function risePerHour(values: readonly number[], windowMs: number): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const middle = (values.length - 1) / 2;
  const [up, across] = values.reduce(
    ([a, b], value, n) => [a + (n - middle) * (value - mean), b + (n - middle) ** 2],
    [0, 0],
  );
  return ((up / across) * (3_600_000 / windowMs) * 100) / mean;
}
const bytesIn = (directory: string): number =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.mdb'))
    .reduce((sum, name) => sum + statSync(join(directory, name)).blocks * 512, 0);

export async function bench({ isLong, ms }: Options): Promise<Result> {
  const minutes = Number(process.env['BENCH_MINUTES'] ?? (isLong ? 120 : 12));
  const windowMs = (minutes * 60_000) / windows;
  const stack = await startStack({ students: users, operations: [submitLeave] });
  const all = await clients(atOnce, stack.port, stack.cookie);
  try {
    const submit = leaveLoad();
    // It must be warm before it is asked what it can do.
    await inParallel(atOnce, 5 * ms, (n) => submit(all[n]!, n));
    const { rate: most } = await inParallel(atOnce, 2 * ms, (n) => submit(all[n]!, n));
    const take = pool(all);
    const turns: (Turn & { readonly mb: ReturnType<ReturnType<typeof watchMemory>>; readonly bytes: number })[] = [];
    for (let n = 0; n < windows; n++) {
      const before = bytesIn(stack.dataDir);
      const seen = watchMemory(stack.pids());
      const turn = await atRate(share * most, windowMs, () => take(submit));
      const mb = seen();
      const done = Math.round(share * most * (windowMs / 1000));
      turns.push({ ...turn, mb, bytes: (bytesIn(stack.dataDir) - before) / done });
    }
    // The last twelfth is compared with the second, because what a process keeps from its beginning on is no growth.
    const [first, last] = [turns[1]!, turns.at(-1)!];
    const sumOf = ({ mb }: (typeof turns)[number]) => Object.values(mb).reduce((sum, one) => sum + one, 0);
    const beside = (of: (turn: (typeof turns)[number]) => number) => of(last) / of(first);
    return {
      id: 'B12',
      rounds: 1,
      turns: `${rounded(minutes)} minutes in ${windows} windows, of which the first does not count`,
      stores: storesOf(process.env),
      way: wayOfStack,
      title: `${rounded(minutes)} minutes of requests for leave, at ${share * 100} % of what it can do`,
      ratios: [
        onceMeasured(
          'pace at the end beside the beginning',
          beside(({ rate }) => rate),
          'at least',
          0.95,
        ),
        onceMeasured('growth of the memory, % an hour', risePerHour(turns.slice(1).map(sumOf), windowMs), 'at most', 1),
        onceMeasured(
          'p99 at the end beside the beginning',
          beside(({ p99 }) => p99!),
          'at most',
          1.2,
        ),
      ],
      scale: turns.map((turn, n) => ({
        minute: rounded(((n + 1) * minutes) / windows),
        'a second': rounded(turn.rate),
        'p50, ms': turn.p50!,
        'p99, ms': turn.p99!,
        'MB, all three': rounded(sumOf(turn)),
        ...Object.fromEntries(Object.entries(turn.mb).map(([name, mb]) => [name, rounded(mb)])),
        'bytes on the disk a command': Math.round(turn.bytes),
      })),
      figures: { 'requests a second that it can do': rounded(most) },
      notes: [
        'The pace is that of an open loop: it falls when the services do not keep up. Memory is what each process has of its own, the mean of a look each second, because it rises and falls with the collector of garbage; of a quarter of an hour its growth says no more than its direction still, and `--long` takes two hours.',
        'Two hours of 414 a second ran once beside tests that took the other core. The memory of all three stayed between 486 and 524 MB, and fell by 1.5 % an hour as a line through it goes; a command took 7.2 to 7.3 kB of the disk from the first ten minutes to the last. The pace was kept for 80 minutes, and then as far as the tests left it: of that run it says nothing, so it is not the one that is kept.',
        'With ids of chance alone the median rose from 39 to 71 ms within 240,000 requests: each entry of an index went to a page of its own, and the time of a commit grew with the number of pages. Ids begin with their time now (decision 57).',
        'What it can do is measured by 32 clients who wait for each other; where others are at work on the machine, 60 % of that may be more than it can do a minute later, and the pace falls for that reason alone.',
      ],
      next: 'measure two hours by `--long` with nothing beside them, for the pace; then the entries of indexes by names and dates, which lie scattered still, so that a commit grows with what is there.',
    };
  } finally {
    all.forEach((client) => client.close());
    await stack.stop();
  }
}
