// In B9 ten thousand people sign in at the same instant, and come again when they are told to; it measures this beside the verifications that a core can do at
// all, and what those who are in already notice of it.
import { fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { join } from 'node:path';
import { ratesOf, ratioOf, rounded, takeRounds, type Result, type Side, type Turn } from './method/rounds.ts';
import type { Options } from './run.ts';
import { digest, emailOf, studentId } from './support/college.ts';
import { spawnServer } from './support/cores.ts';
import { assertBody, httpClient, isBusy, type Answer } from './support/http.ts';
import type { Told } from './support/others.ts';
import { usedBy } from './support/process.ts';
import { startStack, wayOfStack } from './support/stack.ts';
import { areOnServers, storesOf } from './support/stores.ts';

const [people, accounts, perSecond] = [10_000, 300, 25] as const;
/** It is counted in milliseconds: to take ten thousand connections is a part of it and not all. */
const floodMs = 20_000;
/** So far ahead people are asked to come again. */
const longestWaitMs = 60_000;
const signIn =
  'mutation loginWithPassword($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';

const me = 'query currentUser { currentUser { _id } }';

/** They are the seconds that somebody who is turned away is told to wait. */
const retryAfter = ({ status, head, body }: Answer): number => {
  const seconds = Number(/\r\nretry-after: (\d+)/i.exec(head)?.[1]);
  if ((status !== 429 && status !== 503) || !(seconds > 0))
    throw new Error(`neither let in nor told when to come again: ${status} ${body.slice(0, 300)}`);
  return seconds;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function bench({ ms, ...method }: Options): Promise<Result> {
  // It is bundled beside this, as everything that is measured.
  const argon = spawnServer(process.execPath, [join(import.meta.dirname, 'argon.js')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(argon, 'message');
  const stack = await startStack({ students: accounts, operations: [signIn, me] });
  // It runs on the core of the load, as the flood does.
  const others = fork(join(import.meta.dirname, 'others.js'));
  const tell = async (told: Told): Promise<unknown> => {
    others.send(told);
    return ((await once(others, 'message')) as [unknown])[0];
  };
  const signedIn = Array.from({ length: perSecond * 8 }, (_, n) => n);
  await tell({
    port: stack.port,
    perSecond,
    cookies: signedIn.map(stack.cookie),
    body: JSON.stringify({ query: me }),
    wanted: signedIn.map((n) => JSON.stringify({ data: { currentUser: { _id: studentId(n) } } })),
  });
  const whileOthers: Record<'idle' | 'flood', Turn[]> = { idle: [], flood: [] };
  const counts = { letIn: 0, turnedAway: 0, busy: 0, cutOff: 0 };
  /** It sums what each service worked while the crowd was there. */
  const worked = new Map<string, number>();
  const cpu = () => new Map(Object.entries(stack.pids()).map(([name, pid]) => [name, usedBy(pid).cpu * 1_000]));
  const visit = async (body: string, signal: AbortSignal): Promise<Answer | undefined> => {
    const client = await httpClient(stack.port, undefined, signal).catch(() => undefined);
    const answer = await client?.post('/graphql', body).catch(() => undefined);
    client?.close();
    return answer;
  };
  try {
    const work = async (turnMs: number) => (await tell({ ms: turnMs })) as Turn;
    const flood = async (turnMs: number): Promise<Turn> => {
      const until = performance.now() + turnMs;
      // Who still waits then goes home: a connection that found no room tries for minutes.
      const end = AbortSignal.timeout(turnMs);
      setMaxListeners(0, end);
      let done = 0;
      const comes = async (n: number): Promise<void> => {
        while (performance.now() < until) {
          const account = n % accounts;
          const body = JSON.stringify({ query: signIn, variables: { email: emailOf(account), password: digest } });
          // Each try is a visitor of its own, with a connection that ends with it.
          const answer = await visit(body, end);
          if (!answer) {
            if (end.aborted) return;
            counts.cutOff += 1;
            await pause(1000);
            continue;
          }
          if (answer.status === 200) {
            assertBody(answer, JSON.stringify({ data: { loginWithPassword: { _id: studentId(account) } } }));
            if (performance.now() < until) done += 1;
            counts.letIn += 1;
            return;
          }
          if (areOnServers(process.env) && isBusy(answer)) {
            counts.busy += 1;
            await pause(1000);
            continue;
          }
          counts.turnedAway += 1;
          // Everybody comes a moment later than told, and not all in the same one; whose time comes after the turn has gone home.
          const wait = retryAfter(answer) * 1000 * (1 + ((n * 7919) % people) / people);
          if (performance.now() + wait >= until) return;
          await pause(wait);
        }
      };
      const arriving: Promise<void>[] = [];
      for (let n = 0; n < people; n++) {
        arriving.push(comes(n));
        // Who came first asks while this one process still makes connections for the rest.
        if (n % 50 === 0) await new Promise(setImmediate);
      }
      await Promise.all(arriving);
      return { rate: (done * 1000) / turnMs };
    };
    const verified = async (turnMs: number) => {
      argon.send(turnMs);
      return ((await once(argon, 'message')) as [Turn])[0];
    };
    const bare: Side = { name: 'bare argon2id', run: verified };
    /** It is what is left of the core beside those who are in, whom the flood has beside it too. */
    const left: Side = {
      name: 'bare argon2id beside the others',
      run: async (turnMs) => (await Promise.all([verified(turnMs), work(turnMs)]))[0],
    };
    const idle: Side = { name: 'others, idle', run: work };
    let over = -Infinity;
    const ours: Side = {
      name: 'sign-ins',
      run: async (turnMs) => {
        // Times to come again that the last ones were given, and does not keep, are over first.
        const rest = over + longestWaitMs - performance.now();
        // Those who are in stay: a connection that asks nothing for a minute is closed.
        if (rest > 0) await work(rest);
        const lasting = Math.max(turnMs, floodMs);
        const before = cpu();
        const [turn, other] = await Promise.all([flood(lasting), work(lasting)]);
        for (const [name, now] of cpu()) worked.set(name, (worked.get(name) ?? 0) + now - before.get(name)!);
        whileOthers.flood.push(other);
        over = performance.now();
        return turn;
      },
    };
    const counting = { rounds: Math.min(method.rounds, 5), ms: Math.max(ms, 3000) * 2 };
    const turns = await takeRounds([bare, left, idle, ours], counting);
    const of = ({ name }: Side) => turns.get(name)!;
    const besides = whileOthers.flood.slice(1);
    return {
      id: 'B9',
      rounds: counting.rounds,
      turns: `${counting.ms.toLocaleString('en-US')} ms a side, and a flood of ${Math.max(counting.ms, floodMs).toLocaleString('en-US')} ms`,
      stores: storesOf(process.env),
      way: `${wayOfStack} argon2id alone is verified in a process that nobody asks.`,
      title: `${people.toLocaleString('en-US')} sign-ins offered at once, and offered again when it is time, ${accounts} accounts`,
      ratios: [
        ratioOf('sign-ins beside bare argon2id on what the others leave of the core', of(ours), of(left), {
          target: 0.9,
          sense: 'at least',
        }),
        ratioOf('p99 of the others beside idle', besides, of(idle), { target: 2, sense: 'at most', of: 'p99' }),
      ],
      scale: [],
      rates: { ...ratesOf(turns), ...ratesOf(new Map([['others, while it lasts', besides]])) },
      figures: {
        'sign-ins let in': counts.letIn,
        'turned away with a time to come again': counts.turnedAway,
        'told that the service is busy': counts.busy,
        'cut off without a word': counts.cutOff,
        ...Object.fromEntries(
          [...worked].map(([name, used]) => [
            `${name}, processor ms for each who was let in, the first round included`,
            rounded(used / counts.letIn),
          ]),
        ),
      },
      notes: [
        `A flood lasts ${floodMs / 1000} s. A connection that has not asked anything yet waits its turn, so those who are in wait for a few of the crowd and not for all of it.`,
        'Verifying, deciding, recording each sign-in in the log, its read models and its session, turning people away and answering the others share one core; bare argon2id has what the others leave of it for itself, and verifies one after the other there, as the product does: two that share a core take a quarter longer for each. What the crowd takes besides, of which most is turned away, is not taken off.',
        'Where many wait, sixteen are let in and recorded together. On one core of two that others worked on too, a sign-in then took 9.0 ms of the processor, where it took 18.5 before in turns between: argon2id 6.2 (7.9 before, two at once), command-service besides 1.2 (4.5), query-api 1.1 (3.6), projection-service 0.4 (2.4). In a whole flood it was 13.0 (23.3): nine are turned away for each who is let in, at 0.07 ms each where that is all that is done and at more than twice that beside everything else, with colder caches.',
        'The target is 0.7 ms for all of this beside 6.2 of argon2id: less than turning people away. A sign-in is two requests of HTTP on a connection of its own, an operation of GraphQL, a signed call between services, the counting of tries and a session, each on the disk, and a command with its event, its row and its link of the hash chain; a request for leave, which is recorded in company too, takes 2.2 (B2). None of it is large by itself any more.',
      ],
      next: 'a process of its own for verifying, on a core of its own.',
    };
  } finally {
    argon.kill();
    others.kill();
    await stack.stop();
  }
}
