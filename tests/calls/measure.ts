// It measures what a command costs on the servers: each call of each service to the event store and the document store is counted where the drivers make it.
import { setTimeout as wait } from 'node:timers/promises';
import { R, U } from '../../scripts/demo/ids.ts';
import { cashier, classId, makeCollege, students } from '../faults/harness/college.ts';
import { missing as missingServer } from '../faults/harness/document-server.ts';
import { dayAfter, newId, sessionAt, type Session } from '../faults/harness/load.ts';
import { withCountedStack, type Call } from './counted-stack.ts';

/** It says why the calls cannot be measured here. */
export const missing = (): string | undefined => (process.env['MONGODB_URL'] ? undefined : missingServer());

export type Counts = Readonly<Record<string, number>>;
export type Calls = {
  /** They are the calls of a command with all that follows from it, by service and what is asked. */
  readonly command: Counts;
  /** It counts how many of them began before the person was answered, in the mean of the kinds of commands. */
  readonly beforeTheAnswer: number;
  /**
   * It is the length of the longest row of them, each of which begins after the one before it has ended: by so many times a longer way to the servers makes the
   * answer later.
   */
  readonly oneBehindAnother: number;
  /** They are the calls in a second in which nobody does anything. */
  readonly atRest: Counts;
  /** What projection-service asked from its start until its read models were there, made of `events` events; `kB` were sent and got. */
  readonly start: { readonly events: number; readonly calls: Counts; readonly kB: number };
};
export const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);

const commands = 4;
/** A command is to ask for no more than so many before its person is answered, so many of them one behind another. */
export const most = { beforeTheAnswer: 12, oneBehindAnother: 6 };
/** A lease is renewed every 5 s. */
const restMs = 5_000;
/** All has followed when nothing was appended for so long; what is written once a second is written by then. */
const quietMs = 1_500;
/**
 * The delay is that of each direction: it is long beside the work between the calls, so that nothing else makes the row longer, and short beside what anybody
 * waits for.
 */
const delayMs = 40;

const counted = (calls: readonly Pick<Call, 'service' | 'call'>[], divisor: number): Counts => {
  const counts: Record<string, number> = {};
  for (const { service, call } of calls) counts[`${service} ${call}`] = (counts[`${service} ${call}`] ?? 0) + 1;
  return Object.fromEntries(
    Object.entries(counts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, n]) => [name, n / divisor]),
  );
};
/** It sums what projection-service has asked so far. The name of the collection says which read model it is, and would be a row for each of them. */
export function startOf(calls: readonly Call[]): { readonly calls: Counts; readonly kB: number } {
  const own = calls.filter(({ service }) => service === 'projection-service');
  const asked = own.map(({ call }) => ({ service: call.split(' ')[0]!, call: call.split(' ')[1]! }));
  return { calls: counted(asked, 1), kB: Math.max(...own.map(({ bytes }) => bytes)) / 1_000 };
}
/** It goes through the calls that end first each time, and counts how many begin after the one before. */
function longestRow(calls: readonly Call[]): number {
  let [length, last] = [0, -Infinity];
  for (const { began, ended } of [...calls].sort((a, b) => a.ended - b.ended))
    if (began >= last) [length, last] = [length + 1, ended];
  return length;
}
const now = () => performance.timeOrigin + performance.now();

/** They send a leave request, then a payment, one after another, and each gets an answer for its person. */
function people(student: Session, desk: Session, invoiceId: string) {
  const leave = async (n: number) => {
    const day = dayAfter(40 + n);
    const input = {
      _id: newId(),
      groupId: classId,
      attendanceType: 'absence',
      fromDate: day,
      toDate: day,
      reason: 'A wedding',
    };
    return student.ask('submitLeaveRequest', { input });
  };
  const payment = () => desk.ask('recordPayment', { invoiceId, paymentId: newId(), amount: 100 });
  return async (n: number) => {
    const began = now();
    const { data, code } = await (n % 2 === 0 ? leave(n) : payment());
    if (!data) throw new Error(`a command was refused: ${code}`);
    return { began, ended: now() };
  };
}

export async function measureCalls(): Promise<Calls> {
  return withCountedStack(await makeCollege({ few: true }), async ({ url, events, calls, ways }) => {
    const start = { events, ...startOf(calls()) };
    const between = (from: number, to: number) => calls().filter(({ began }) => began >= from && began < to);
    /** It resolves when nothing follows any more. */
    async function settled(from: number): Promise<number> {
      for (;;) {
        await wait(200);
        const last = Math.max(
          from,
          ...between(from, now())
            .filter(({ call }) => call.endsWith('Append'))
            .map(({ ended }) => ended),
        );
        if (now() - last > quietMs) return now();
      }
    }
    const [student, desk] = [sessionAt(url, 'student'), sessionAt(url, 'desk')];
    await student.signIn(students[0]);
    await desk.signIn(cashier);
    const lines = [{ particulars: 'Books', qty: 1, price: 10_000 }];
    const invoice = {
      _id: newId(),
      userId: U(students[1]),
      regionId: R(1),
      currency: 'USD',
      lines,
      dueDate: dayAfter(30),
    };
    await desk.ask('issueInvoice', { input: invoice });
    const send = people(student, desk, invoice._id);
    // What is asked once only, such as whom to tell, is known after the first ones.
    for (const n of [0, 1]) await send(n);
    const quiet = await settled(now());
    await wait(restMs);
    const atRest = counted(between(quiet, quiet + restMs), restMs / 1_000);

    // What follows from a command, and what is asked at rest, may begin before the answer is there, the more of it the slower the machine; nobody waits for that.
    // So of each kind of command the fewest count, and where they are too many it is looked again: what nobody waits for is not always there, what a command asks for is.
    const mean = (of: readonly number[]) => of.reduce((a, b) => a + b, 0) / of.length;
    async function fewest(wanted: number, countOf: (n: number) => Promise<number>): Promise<number> {
      const counts = [Infinity, Infinity];
      for (let n = 0; n < commands || (n < 4 * commands && mean(counts) > wanted); n++)
        counts[n % 2] = Math.min(counts[n % 2]!, await countOf(n));
      return mean(counts);
    }
    let [all, took] = [[] as Call[], 0];
    const beforeTheAnswer = await fewest(most.beforeTheAnswer, async (n) => {
      const { began, ended } = await send(n);
      const end = await settled(ended);
      if (n < commands) [all, took] = [[...all, ...between(began, end)], took + end - began];
      return between(began, ended).length;
    });
    const share = (counts: Counts) =>
      Object.fromEntries(
        Object.entries(counts).map(([name, n]) => [name, n - ((atRest[name] ?? 0) * took) / 1_000 / commands]),
      );

    // The same is done again on a longer way, where calls that could be made beside each other overlap for certain.
    for (const way of ways) way.delay(delayMs);
    // What is asked at rest may fall into a pause between two calls, and only makes the row longer.
    const oneBehindAnother = await fewest(most.oneBehindAnother, async (n) => {
      const { began, ended } = await send(n);
      await settled(ended);
      return longestRow(between(began, ended).filter((call) => call.ended <= ended));
    });
    return {
      command: share(counted(all, commands)),
      beforeTheAnswer,
      oneBehindAnother,
      atRest,
      start,
    };
  });
}

/** It lists each kind of call of each service, of a command and at rest. */
export function tableOf({ command, atRest, beforeTheAnswer, oneBehindAnother }: Calls): string {
  const names = [...new Set([...Object.keys(command), ...Object.keys(atRest)])].sort();
  const line = (name: string, a: number, b: number) =>
    `${a.toFixed(1).padStart(8)} ${b.toFixed(1).padStart(8)}  ${name}`;
  return [
    ' command  at rest',
    ...names.map((name) => line(name, command[name] ?? 0, atRest[name] ?? 0)),
    line('in all', sum(command), sum(atRest)),
    `${beforeTheAnswer.toFixed(1)} before the answer, ${oneBehindAnother.toFixed(1)} of them one behind another`,
  ].join('\n');
}
