// B2 measures a whole command through /graphql: session, permission, load, decide, append, and the read model that the answer is read from.
import { inParallel } from './method/loops.ts';
import { ratesOf, ratioOf, rounded, takeRounds, warmServiceMs, type Result, type Side } from './method/rounds.ts';
import type { Options } from './run.ts';
import { clients, postRight, type Client } from './support/http.ts';
import { submission, submitLeave } from './support/leave-load.ts';
import { postgresNote } from './support/postgres.ts';
import { startStack, wayOfStack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';
import { startTwin } from './support/twin.ts';
import { usedBy } from './support/process.ts';

const [users, atOnce] = [1000, 32];
export async function bench(method: Options): Promise<Result> {
  const stack = await startStack({ students: users, operations: [submitLeave] });
  /** It sums what each service worked in the turns, and for how many commands. */
  const worked = new Map<string, number>();
  let commands = 0;
  const cpu = () => new Map(Object.entries(stack.pids()).map(([name, pid]) => [name, usedBy(pid).cpu * 1_000]));
  const twin = await startTwin(stack, users);
  try {
    const side = (name: string, all: readonly Client[], path: string, bodyOf: (variables: object) => object): Side => {
      let next = 0;
      return {
        name,
        run: (ms) =>
          inParallel(atOnce, ms, async (worker) => {
            const { variables, wanted } = submission(next++, worker);
            await postRight(all[worker]!, path, JSON.stringify(bodyOf(variables)), wanted);
          }),
      };
    };
    const ours = side('command', await clients(atOnce, stack.port, stack.cookie), '/graphql', (variables) => ({
      query: submitLeave,
      variables,
    }));
    const counted: Side = {
      ...ours,
      async run(ms) {
        const before = cpu();
        const turn = await ours.run(ms);
        for (const [name, now] of cpu()) worked.set(name, (worked.get(name) ?? 0) + now - before.get(name)!);
        commands += turn.rate * (ms / 1_000);
        return turn;
      },
    };
    const theirs = side(
      'CRUD twin',
      await clients(atOnce, twin.port, stack.cookie),
      '/leave-requests',
      (variables) => variables,
    );
    const turns = await takeRounds([counted, theirs], { ...method, warmMs: warmServiceMs });
    const of = ({ name }: Side) => turns.get(name)!;
    return {
      id: 'B2',
      ...method,
      stores: storesOf(process.env),
      way: `${wayOfStack} The twin is reached the same way, and reaches PostgreSQL by a Unix socket.`,
      title: 'A request for leave through /graphql, 32 clients, 1,000 students',
      ratios: [
        ratioOf('throughput beside the CRUD twin', of(ours), of(theirs), { target: 1, sense: 'at least' }),
        ratioOf('p99 beside the CRUD twin', of(ours), of(theirs), { target: 1.2, sense: 'at most', of: 'p99' }),
      ],
      scale: [],
      rates: ratesOf(turns),
      figures: Object.fromEntries(
        [...worked].map(([name, ms]) => [
          `${name}, processor ms a command, the first round included`,
          rounded(ms / commands),
        ]),
      ),
      notes: [
        postgresNote,
        'The three services share one core with each other, as the twin does with PostgreSQL. Ours also answer only when the read model shows the request, and on the same core run the notices, the log’s hash chain and every other read model; nobody empties the twin’s outbox. What a command takes of the core in each service is above, without what the system does for the disk.',
        'No single part of it is large any more: a profile of each service is flat, since ids begin with parts of a second, so that a commit writes fewer pages (decision 57), one index serves whoever wants one status and all of them (decision 61), and command-service answers without a router (decision 60). What is left to take away are the ways between the three, which each parse and check what the one before has sent; in one process they would be calls. The design keeps them apart, so that each can be restarted, released and multiplied by itself.',
        'The code of 29 November was at 0.60 on a machine where the twin took 1,093 requests a second, and at 0.57 on the one that is named below, right after this: there both took 449 commands a second.',
        'Tried in turns beside the product, and not told from it: commits that wait 4 or 8 ms for more commands (a commit holds a dozen already where 32 ask), ids reserved by a conditional put instead of a transaction of ours, and read models that nobody waits for gathering events for 150 ms as on servers. LMDB with a map that is written (`useWritemap`), which needs plain transactions in place of nested ones, took 0.84 of what the three take, most of it in projection-service; it was not taken, since one commit that throws half-way could not be undone beside the others of its batch, and a disk that is full would end the process in the middle of a write. Plain transactions alone are a third less of what LMDB takes, which is some 2 % of the whole. Of what the three take, half is Node itself (calls, promises, strings, JSON and collecting garbage), a fifth the system, a sixth our own compiled code and a fourteenth LMDB.',
      ],
      next: 'what each service parses and checks again of what the one before has sent; `docs/decisions` says which ways were not taken.',
    };
  } finally {
    await twin.stop();
    await stack.stop();
  }
}
