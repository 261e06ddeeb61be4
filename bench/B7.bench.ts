// B7 asks for a student's dashboard, which a browser asks for in one operation, beside a service that asks PostgreSQL five times for it.
import { execFileSync } from 'node:child_process';
import { inParallel } from './method/loops.ts';
import { ratesOf, ratioOf, takeRounds, warmServiceMs, type Result, type Side } from './method/rounds.ts';
import type { Options } from './run.ts';
import { groupId } from './support/college.ts';
import { clients, postRight, type Client } from './support/http.ts';
import { leaveLoad, submitLeave } from './support/leave-load.ts';
import { postgresNote } from './support/postgres.ts';
import { root, startStack, wayOfStack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';
import { startTwin } from './support/twin.ts';

const [atOnce, asked] = [16, 3];

/** It is the operation as the site sends it. It is read by a process of its own, for the types of the site are those of a browser. */
const dashboardOperation = (): string =>
  execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      "import { print } from 'graphql'; import { DashboardDocument } from './web/src/generated/lib/dashboard/dashboard.ts'; process.stdout.write(print(DashboardDocument));",
    ],
    { cwd: root, encoding: 'utf8' },
  );

export async function bench({ isLong, ...method }: Options): Promise<Result> {
  const users = isLong ? 5_000 : 500;
  const query = dashboardOperation();
  const stack = await startStack({ students: users, operations: [submitLeave, query] });
  const twin = await startTwin(stack, users);
  // They are students from all over the college.
  const student = (worker: number) => Math.floor((worker * users) / atOnce);
  const connected = (port: number) => clients(atOnce, port, (worker) => stack.cookie(student(worker)));
  const [mine, others] = [await connected(stack.port), await connected(twin.port)];
  try {
    // Each has asked for leave some times; the twin gets the same.
    const submit = leaveLoad();
    for (const [worker, client] of mine.entries())
      for (let n = 0; n < asked; n++) await submit(client, student(worker));
    for (let worker = 0; worker < atOnce; worker++) await twin.copyLeave(student(worker), asked);

    const sideOf = async (name: string, all: readonly Client[], path: string, bodyOf: (n: number) => string) => {
      const right = await Promise.all(
        all.map(async (client, n) => (await client.post(path, bodyOf(n))).body.trimEnd()),
      );
      const wrong = right.find((body) => body.includes('"errors"') || !body.startsWith('{"data":{"dashboard":{'));
      if (wrong !== undefined) throw new Error(`${name} has no dashboard: ${wrong.slice(0, 300)}`);
      const side: Side = {
        name,
        run: (ms) => inParallel(atOnce, ms, (n) => postRight(all[n]!, path, bodyOf(n), right[n]!)),
      };
      return { side, bytes: right[0]!.length };
    };
    const ours = await sideOf('dashboard', mine, '/graphql', (n) =>
      JSON.stringify({ query, operationName: 'dashboard', variables: { groupId: groupId(student(n)) } }),
    );
    const theirs = await sideOf('CRUD twin, 5 SQL queries', others, '/dashboard', (n) =>
      JSON.stringify({ groupId: groupId(student(n)) }),
    );
    const turns = await takeRounds([ours.side, theirs.side], {
      ...method,
      warmMs: Math.min(warmServiceMs, 8 * method.ms),
    });
    const [us, them] = [ours, theirs].map(({ side }) => turns.get(side.name)!);
    return {
      id: 'B7',
      ...method,
      stores: storesOf(process.env),
      way: `${wayOfStack} The twin is reached over TCP on 127.0.0.1 too, and reaches PostgreSQL by a Unix socket.`,
      title: `A student’s dashboard in one operation, ${users.toLocaleString('en-US')} students, ${atOnce} clients`,
      ratios: [
        ratioOf('dashboards beside the CRUD twin', us!, them!, { target: 3, sense: 'at least' }),
        ratioOf('p99 beside the CRUD twin', us!, them!, { target: 0.5, sense: 'at most', of: 'p99' }),
      ],
      scale: [],
      rates: ratesOf(turns),
      figures: { 'bytes of our answer': ours.bytes, 'bytes of the twin’s answer': theirs.bytes },
      notes: [
        postgresNote,
        'Ours is the very operation of the page, with all cards: the calendar of the month, attendance and the timetable, leave requests, assessments, lessons, results, invoices, notices and news. The twin has the person, the class with its timetable, leave requests, marks and invoices.',
        'The operation is made of the cards of thirteen fragments, which ask read models for themselves and share what several need: eleven finds and as many reads by id, of which most find nothing here. Nothing is written meanwhile, so that what they found is found again (decision 17); of a read model that is written all the while it would be looked for. The rest is HTTP, limits, session and the compiled query, which joins and keeps promises and writes the answer as it goes (decision 0056). The lessons of the month lie with the timetable, and joins read at once, for the documents are at hand (decision 0064). One document of a student’s home would save seven of the finds and was not taken: decision 0048 says why.',
      ],
      next: 'a profile of what is left now that the calendar is no more than its reads: HTTP, limits and session, and the promises of the cards.',
    };
  } finally {
    for (const client of [...mine, ...others]) client.close();
    await twin.stop();
    await stack.stop();
  }
}
