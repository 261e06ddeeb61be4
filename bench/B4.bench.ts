// B4: how long after its acknowledgement a command is seen through /graphql, at 25 commands a second, and whether one's own
// write is always in the reply.
import { setTimeout as wait } from 'node:timers/promises';
import { atRate, turnOf } from './method/loops.ts';
import { ratesOf, takeRounds, warmServiceMs, type Result, type Side } from './method/rounds.ts';
import { bootstrap, median } from './method/statistics.ts';
import type { Options } from './run.ts';
import { clients, pool } from './support/http.ts';
import { leaveLoad, readLeave, submitLeave } from './support/leave-load.ts';
import { startStack } from './support/stack.ts';

const [users, atOnce, perSecond] = [200, 32, 25];
/** The many take minutes. */
const [manyTrials, fewTrials] = [10_000, 1_000];

export async function bench(method: Options): Promise<Result> {
  const trials = method.isLong ? manyTrials : fewTrials;
  const stack = await startStack({ students: users, operations: [submitLeave, readLeave] });
  const all = await clients(atOnce, stack.port, stack.cookie);
  try {
    const submit = leaveLoad();
    /** From the acknowledgement until a read shows it. */
    const lag = async (isThere: () => Promise<boolean>) => {
      const begun = performance.now();
      while (!(await isThere())) await wait(1);
      return performance.now() - begun;
    };
    const take = pool(all);
    const lags = async (ms: number, trial: () => Promise<number>) => {
      const times: number[] = [];
      const { rate } = await atRate(perSecond, ms, async () => void times.push(await trial()));
      return { ...turnOf(times, ms), rate };
    };
    const ours: Side = {
      name: 'lag',
      run: (ms) =>
        lags(ms, () =>
          take(async (client, student) => {
            const _id = await submit(client, student);
            const wanted = JSON.stringify({ data: { leaveRequest: { _id, status: 'pending' } } });
            const body = JSON.stringify({ query: readLeave, variables: { _id } });
            return lag(async () => (await client.post('/graphql', body)).body.trimEnd() === wanted);
          }),
        ),
    };
    const turns = await takeRounds([ours], { ...method, warmMs: warmServiceMs });
    const p99s = turns.get('lag')!.map(({ p99 }) => p99!);
    const [low, high] = bootstrap(p99s);

    // An answer is compared with the whole of what was sent: one that does not show it stops the benchmark.
    let [begun, seen] = [0, 0];
    await Promise.all(
      all.map(async (client, student) => {
        while (begun < trials) {
          begun++;
          await submit(client, student);
          seen++;
        }
      }),
    );
    return {
      id: 'B4',
      title: 'From the acknowledgement of a command to its row in a read through /graphql, 25 a second',
      ratios: [
        { name: 'p99 of the lag, in ms', median: median(p99s), low, high, target: 50, sense: 'at most' },
        {
          name: `share of ${trials} own writes that were in the reply`,
          median: seen / trials,
          low: seen / trials,
          high: seen / trials,
          target: 1,
          sense: 'at least',
        },
      ],
      scale: [],
      rates: ratesOf(turns),
      notes: [
        'A mutation answers when its read models have passed it, so the lag is one read. Emmett’s reactor, which asks PostgreSQL in intervals, was at 1,023 ms (p99) in an earlier measurement.',
      ],
    };
  } finally {
    all.forEach((client) => client.close());
    await stack.stop();
  }
}
