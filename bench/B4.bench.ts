// B4 measures how long after its acknowledgement a command is seen through /graphql, at 25 commands a second, and whether one's own write is always in the
// reply; beside it, how long after an append Emmett's reactor has the event.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { atRate, turnOf } from './method/loops.ts';
import {
  medianOf,
  onceMeasured,
  ratesOf,
  ratioOf,
  takeRounds,
  warmServiceMs,
  type Method,
  type Result,
  type Side,
} from './method/rounds.ts';
import type { EmmettPeer } from './support/emmett.ts';
import { clients, pool } from './support/http.ts';
import { leaveLoad, readLeave, submitLeave } from './support/leave-load.ts';
import { peer } from './support/peers.ts';
import { postgresNote, startPostgres } from './support/postgres.ts';
import { startStack, wayOfStack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';

const [users, atOnce, perSecond, trials] = [200, 32, 25, 10_000];

export async function bench(method: Method): Promise<Result> {
  const stack = await startStack({ students: users, operations: [submitLeave, readLeave] });
  const all = await clients(atOnce, stack.port, stack.cookie);
  const postgres = await startPostgres();
  const { reactorOf, newEvent } = await peer<EmmettPeer>('emmett.mjs');
  const emmett = await reactorOf(postgres.url);
  try {
    const submit = leaveLoad();
    /** It counts from the acknowledgement until a read shows it. */
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
    const theirs: Side = {
      name: 'Emmett reactor',
      run: (ms) =>
        lags(ms, async () => {
          const id = randomUUID();
          await emmett.append(`leave-${id}`, [newEvent('LeaveRequested', { id })]);
          const begun = performance.now();
          await emmett.handled(id);
          return performance.now() - begun;
        }),
    };
    const turns = await takeRounds([ours, theirs], { ...method, warmMs: warmServiceMs });
    const [mine, others] = [ours, theirs].map(({ name }) => turns.get(name)!);

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
      rounds: method.rounds,
      ms: method.ms,
      stores: storesOf(process.env),
      way: `${wayOfStack} Emmett’s reactor runs in the process that appends, and both reach PostgreSQL by a Unix socket.`,
      title: 'From the acknowledgement of a command to its row in a read through /graphql, 25 a second',
      ratios: [
        medianOf(
          'p99 of the lag, in ms',
          mine!.map(({ p99 }) => p99!),
          'at most',
          50,
        ),
        ratioOf('p99 of the lag beside Emmett’s reactor', mine!, others!, { target: 1, sense: 'at most', of: 'p99' }),
        onceMeasured(
          `share of ${trials.toLocaleString('en-US')} own writes that were in the reply`,
          seen / trials,
          'at least',
          1,
        ),
      ],
      scale: [],
      rates: ratesOf(turns),
      notes: [
        postgresNote,
        'A mutation answers when its read models have passed it, so the lag is one read. Of Emmett the lag is from the answer of an append until its reactor, which asks PostgreSQL in intervals of its own choosing, was given the event: without a document that is written and without a read, so that it has less to do.',
      ],
      next: 'find what the slowest hundredth waits for: the collector of garbage, or a flush of the documents’ file.',
    };
  } finally {
    all.forEach((client) => client.close());
    await emmett.close();
    await postgres.stop();
    await stack.stop();
  }
}
