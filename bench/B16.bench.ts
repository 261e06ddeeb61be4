// B16 counts round trips to the two servers: what a leave request and a payment cost with all that follows from them. Beside that, it measures how much later a
// command is answered on servers than on the embedded stores.
import { measureCalls, sum } from '../tests/calls/measure.ts';
import { measureRebuild } from '../tests/calls/measure-rebuild.ts';
import { documentServer, missingServers } from '../tests/faults/harness/document-server.ts';
import { newServers, type Servers } from '../tests/support/servers.ts';
import { atRate } from './method/loops.ts';
import { onceMeasured, ratesOf, ratioOf, rounded, takeRounds, warmServiceMs, type Result } from './method/rounds.ts';
import type { Options } from './run.ts';
import { bareCalls, oneBehindAnother as serversOwn } from './support/bare-calls.ts';
import { clients, pool } from './support/http.ts';
import { leaveLoad, submitLeave } from './support/leave-load.ts';
import { buildOnce, startStack, wayOfStack } from './support/stack.ts';
import { logStore, storesOf } from './support/stores.ts';

const [users, atOnce, perSecond] = [50, 16, 25];
/** The same count was this before: at first, and when what follows from a command was already gathered. */
const before = [
  { counted: 'calls a command, of all services', 'at first': 576, 'before the last steps': 52 },
  { counted: 'calls a command, of projection-service', 'at first': 404, 'before the last steps': '' },
  { counted: 'calls a command, of command-service', 'at first': 161, 'before the last steps': '' },
  { counted: 'calls a command, of query-api', 'at first': 11, 'before the last steps': '' },
  { counted: 'before the person is answered', 'at first': 155, 'before the last steps': 19.5 },
  { counted: 'one behind another', 'at first': '', 'before the last steps': '6.5 to 7' },
  { counted: 'calls a second at rest', 'at first': 60, 'before the last steps': 5.3 },
];

/** Both colleges run at the same time, and take turns. */
async function besideEmbedded(method: Options) {
  const documents = process.env['MONGODB_URL'] ? undefined : await documentServer();
  const onServers = () => newServers({ documents: documents?.url ?? process.env['MONGODB_URL']!, hasLog: true });
  const embedded = () => newServers({ documents: '', hasLog: false });
  const open: (() => unknown)[] = [() => documents?.stop()];
  try {
    const side = async (name: string, servers: () => Promise<Servers>, mayBeBusy: boolean) => {
      const stack = await startStack({ students: users, operations: [submitLeave], servers });
      open.unshift(stack.stop);
      const all = await clients(atOnce, stack.port, stack.cookie);
      open.unshift(() => all.forEach((client) => client.close()));
      const [submit, take] = [leaveLoad(mayBeBusy), pool(all)];
      return { name, run: (ms: number) => atRate(perSecond, ms, () => take(submit)) };
    };
    const [server, own] = [await side('on servers', onServers, true), await side('embedded', embedded, false)];
    const turns = await takeRounds([server, own], { ...method, warmMs: Math.min(warmServiceMs, 8 * method.ms) });
    const ratio = ratioOf('p50 of a command beside embedded stores', turns.get(server.name)!, turns.get(own.name)!, {
      target: 3,
      sense: 'at most',
      of: 'p50',
    });
    // It has a log of its own, because the college's would take what is written for another program's.
    const apart = await onServers();
    const bare = await bareCalls(apart.env, { perSecond, ms: method.ms }).finally(apart.stop);
    return { ratio, rates: ratesOf(turns), bare };
  } finally {
    for (const end of open) await end();
  }
}

export async function bench(method: Options): Promise<Result> {
  const missing = missingServers();
  if (missing !== undefined)
    throw new Error(`B16 needs a server of documents: name one in MONGODB_URL, for ${missing}`);
  buildOnce();
  const { ratio, rates, bare } = await besideEmbedded(method);
  const bareMs = serversOwn.reduce((all, call) => all + bare[call].p50!, 0);
  const { command, beforeTheAnswer, oneBehindAnother, atRest } = await measureCalls();
  const rebuild = await measureRebuild();
  const calls = [...new Set([...Object.keys(command), ...Object.keys(atRest)])].sort();
  const figure = (value = 0) => Math.max(0, Math.round(value * 10) / 10);
  const of = (service: string) =>
    sum(Object.fromEntries(Object.entries(command).filter(([call]) => call.startsWith(service))));
  const now = [
    sum(command),
    of('projection-service'),
    of('command-service'),
    of('query-api'),
    beforeTheAnswer,
    oneBehindAnother,
    sum(atRest),
  ];
  const { MONGODB_URL, EVENTSTORE_URL } = process.env;
  return {
    id: 'B16',
    title: 'Round trips to the servers for a leave request or a payment, with all that follows',
    rounds: method.rounds,
    turns: `${method.ms.toLocaleString('en-US')} ms a side for the p50, 25 leave requests a second; the calls are counted once, of four commands and five seconds of rest`,
    stores: {
      log: EVENTSTORE_URL ? logStore(process.env).log : 'stand-in of EventStoreDB',
      documents: MONGODB_URL ? storesOf(process.env).documents : 'stand-in mongo-java-server',
    },
    way: `${wayOfStack} From the services TCP to both servers, on the same machine and the core of the load.`,
    ratios: [
      onceMeasured('calls a command, of all services', sum(command), 'at most', 60),
      onceMeasured('before the person is answered', beforeTheAnswer, 'at most', 12),
      onceMeasured('one behind another', oneBehindAnother, 'at most', 6),
      onceMeasured('calls a second at rest', sum(atRest), 'at most', 5),
      ratio,
    ],
    scale: calls
      .map((call) => ({ call, 'a command': figure(command[call]), 'a second at rest': figure(atRest[call]) }))
      .filter((one) => one['a command'] > 0 || one['a second at rest'] > 0),
    tables: [
      { title: 'Before and after:', rows: before.map((row, n) => ({ ...row, now: rounded(now[n]!) })) },
      {
        title: `All read models made of the ${rebuild.events.toLocaleString('en-US')} events of the demo data, by projection-service, for each 1,000:`,
        rows: [
          ...Object.entries(rebuild.calls).map(([counted, n]) => ({ counted, 'at first': '', now: rounded(n) })),
          { counted: 'calls in all', 'at first': 470, now: rounded(sum(rebuild.calls)) },
          { counted: 'kB to and fro', 'at first': 37_600, now: rounded(rebuild.bytes / 1_000) },
        ],
      },
      {
        title: 'One call of each kind, by the servers’ own clients and with nothing else under way, 25 a second:',
        rows: Object.entries(bare).map(([call, { p50, p95 }]) => ({ call, 'p50, ms': p50!, 'p95, ms': p95! })),
      },
    ],
    figures: {
      'ms that the calls of a leave request take by themselves, one behind another': rounded(bareMs),
      'share of them in its p50 on servers': rounded(bareMs / rates['on servers']!.p50!),
    },
    rates,
    notes: [
      'Counted where the drivers send. Where no servers are named, they are stand-ins of both servers’ protocols, EventStoreDB’s of `events/store/test-servers` and mongo-java-server, and the time that a command takes there says nothing of the servers themselves. What goes on at rest is taken off a command’s calls. The longest row of calls of which each begins after the one before it has ended is counted while the way to the servers takes 40 ms longer in each direction. For a leave request it is: the session with the person; the command’s reservation with the head of the log and the person’s key; the append; the person’s key in the service of the read models; the read model’s document; the answer. For a payment, in which nothing is encrypted, the intent of several documents stands where the key does. What could still go is the key of the read models, which is kept for a second only so that an erasure reaches every process, and the last look, if the read model’s word said what it had written.',
      'What a rebuild costs is counted from the start of projection-service until it is ready. It folds batches of 1,000 events, so a short log costs more for each 1,000: each read model that is begun asks some twenty times, whatever it finds. At first each of them looked for the end of the log by itself, which a log that nobody knows yet is read through for: thirty times the log in all.',
      'The first figures are of before positions were kept in memory, leases renewed together, the log followed once and streams known by a look; those before the last steps of before what may lag was gathered, reactions relied on what the process follows anyway, a stream was known by what was appended to it, the feeder told which generation is live, and the key was looked for beside the reservation, and not at all where nothing is encrypted.',
    ],
    next: 'an answer that does not look for the document again, if the read model’s word said what it had written.',
  };
}
