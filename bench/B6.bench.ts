// B6 asks for a list of 50 objects with 5 nested in each through /graphql, signed in and with every limit on, beside GraphQL servers and plain HTTP that answer
// the same from memory to anybody.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from './method/loops.ts';
import { ratesOf, ratioOf, takeRounds, warmServiceMs, type Result, type Side } from './method/rounds.ts';
import type { Options } from './run.ts';
import { groupId, leaveId, leaveWish, weekOf } from './support/college.ts';
import { assertBody, clients, type Client } from './support/http.ts';
import { submitLeave } from './support/leave-load.ts';
import { startPeer } from './support/peer-server.ts';
import { startStack, wayOfStack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';

const [wanted, nested, atOnce] = [50, 5, 16];
const list = `query leaveRequests($page: Int!, $perPage: Int!) {
  leaveRequests(page: $page, perPage: $perPage) { items { _id studentName attendanceType fromDate toDate reason status covered { date periodKey } } total more }
}`;
const body = JSON.stringify({ query: list, operationName: 'leaveRequests', variables: { page: 0, perPage: wanted } });
type Listed = {
  readonly data: { readonly leaveRequests: { readonly items: readonly { readonly covered: readonly object[] }[] } };
};

export async function bench(method: Options): Promise<Result> {
  const stack = await startStack({ students: 100, operations: [submitLeave, list] });
  const open: (readonly Client[])[] = [];
  const peers: Awaited<ReturnType<typeof startPeer>>[] = [];
  try {
    // All are of one student; each asks for one lesson of the five days of a week.
    const mine = await clients(atOnce, stack.port, () => stack.cookie(0));
    open.push(mine);
    for (let n = 0; n < wanted; n++) {
      const input = { _id: leaveId(n), groupId: groupId(0), ...leaveWish(n), ...weekOf(n), periods: ['P1'] };
      const answer = await mine[0]!.post('/graphql', JSON.stringify({ query: submitLeave, variables: { input } }));
      if (answer.status !== 200 || answer.body.includes('"errors"'))
        throw new Error(`a request for leave was refused: ${answer.body}`);
    }
    const first = await mine[0]!.post('/graphql', body);
    const right = first.body.trimEnd();
    const { items } = (JSON.parse(right) as Listed).data.leaveRequests;
    if (items.length !== wanted || items.some(({ covered }) => covered.length !== nested))
      throw new Error(`not the list that is wanted: ${right.slice(0, 300)}`);

    const file = join(stack.dataDir, 'list.json');
    writeFileSync(file, JSON.stringify((JSON.parse(right) as Listed).data));
    const sideOf = (name: string, all: readonly Client[]): Side => ({
      name,
      run: (ms) => inParallel(atOnce, ms, async (n) => assertBody(await all[n]!.post('/graphql', body), right)),
    });
    const sides = [sideOf('list', mine)];
    for (const [name, kind] of [
      ['Apollo', 'apollo'],
      ['mercurius with jit', 'mercurius'],
      ['node http and JSON.stringify', 'plain'],
    ] as const) {
      const peer = await startPeer('lists.mjs', kind, file);
      peers.push(peer);
      const theirs = await clients(atOnce, peer.port, () => undefined);
      open.push(theirs);
      sides.push(sideOf(name, theirs));
    }
    const turns = await takeRounds(sides, { ...method, warmMs: warmServiceMs });
    const [ours, apollo, mercurius, plain] = sides.map(({ name }) => turns.get(name)!);
    return {
      id: 'B6',
      ...method,
      stores: storesOf(process.env),
      way: `${wayOfStack} The peers are reached over TCP on 127.0.0.1 too, and have what they answer in memory.`,
      title: `A list of ${wanted} objects with ${nested} nested in each through /graphql, signed in, ${atOnce} clients`,
      ratios: [
        ratioOf('lists beside plain Apollo', ours!, apollo!, { target: 5, sense: 'at least' }),
        ratioOf('lists beside mercurius with jit', ours!, mercurius!, { target: 0.8, sense: 'at least' }),
      ],
      scale: [],
      rates: ratesOf(turns),
      figures: {
        'bytes of the answer': right.length,
        'share of the pace of node http and JSON.stringify': ratioOf('', ours!, plain!, {
          target: 0,
          sense: 'at least',
        }).median,
      },
      notes: [
        'The peers answer from objects in memory, to anybody. Ours finds out who asks, reads which documents they are and works out which lessons each leave covers, for every request.',
        'A request does not pass the router of Express (decision 0046). mercurius has next to nothing besides HTTP and JSON. Which lessons a leave covers is kept with the leave and its timetable, as long as the store gives back the same ones, and so is the JSON of what nobody resolves: of a leave, and of its lessons (decision 0056). Nothing is written meanwhile, so documents that were read before are not read and compared again, and what was found before is not looked for (decision 0017). The timetable that all rows need is made ready once, so that no row waits, and headers are given to Node all at once (decision 0064).',
      ],
      next: 'a profile of what is left now that no row waits: HTTP, limits and session, and what is made for each row to ask its resolver for the lessons.',
    };
  } finally {
    open.flat().forEach((client) => client.close());
    await Promise.all(peers.map((peer) => peer.stop()));
    await stack.stop();
  }
}
