// People at the proxy in front: one journey, and a load whose acknowledged commands are looked for afterwards.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { emailOf, people } from '../../scripts/demo/people.ts';
import { G, R, U } from '../../scripts/demo/ids.ts';
import { dayAfter, newId, sessionAt, type Answer, type Session } from '../../tests/faults/harness/load.ts';

const [student, cashier, manager] = [13, 3, 5] as const;
const patienceMs = 90_000;
const answered = <Value>(
  what: string,
  { data, code, isLost }: Answer,
  read: (shown: NonNullable<Answer['data']>) => Value,
) => {
  if (!data) throw new Error(`${what}: ${code ?? (isLost ? 'no answer' : 'nothing')}`);
  return read(data);
};
const signedIn = async (url: string, n: number): Promise<Session> => {
  const session = sessionAt(url, emailOf(people.find((one) => one.n === n)!), patienceMs);
  await session.signIn(n);
  return session;
};
/** Read models follow: until they show it. */
async function untilShown(what: string, isShown: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + 20_000; !(await isShown()); await wait(200))
    if (Date.now() > until) throw new Error(`${what} is not shown.`);
}

export type Leave = { readonly id: string };
/** A student signs in and asks for leave, a manager signs in and approves it, and the student sees that. */
export async function journey(url: string): Promise<Leave> {
  const [asking, deciding] = await Promise.all([signedIn(url, student), signedIn(url, manager)]);
  const input = {
    _id: newId(),
    groupId: G(1),
    attendanceType: 'absence',
    fromDate: dayAfter(30),
    toDate: dayAfter(31),
    reason: 'A rehearsal',
  };
  const submitted = await asking.insist('submitLeaveRequest', { input, commandId: randomUUID() });
  const expectedRevision = answered(
    'asking for leave',
    submitted,
    ({ submitLeaveRequest }) => submitLeaveRequest!._revision,
  );
  const approved = await deciding.insist('approveLeaveRequest', {
    _id: input._id,
    expectedRevision,
    commandId: randomUUID(),
  });
  answered('approving it', approved, () => undefined);
  await untilShown('the approved leave', () => isApproved(asking, input._id));
  return { id: input._id };
}
const isApproved = async (session: Session, _id: string): Promise<boolean> =>
  answered(
    'looking at the leave',
    await session.insist('leaveRequest', { _id }),
    ({ leaveRequest }) => leaveRequest!.status === 'approved',
  );
/** That the leave of an earlier journey is as it was. */
export async function expectApproved(url: string, leave: Leave): Promise<void> {
  const session = await signedIn(url, student);
  await untilShown('the leave that was approved', () => isApproved(session, leave.id));
}

export type Work = {
  /** The invoices whose issue was acknowledged, and the ids of their commands. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Until a command that is sent from now on is acknowledged; answers after how many seconds. */
  next(): Promise<number>;
  stop(): Promise<void>;
};
/** Two at one desk issue invoices, each sending the same command again until it is settled. */
export async function startWork(url: string): Promise<Work> {
  const acknowledged = new Map<string, string>();
  let isOver = false;
  let failed: Error | undefined;
  const lines = [{ particulars: 'Books', qty: 1, price: 10_000 }];
  async function issue(session: Session): Promise<void> {
    const [_id, commandId] = [newId(), randomUUID()];
    const input = { _id, userId: U(student), regionId: R(1), currency: 'USD', lines, dueDate: dayAfter(30) };
    answered('issuing an invoice', await session.insist('issueInvoice', { input, commandId }), () => undefined);
    acknowledged.set(_id, commandId);
  }
  const sessions = await Promise.all([signedIn(url, cashier), signedIn(url, cashier)]);
  const working = Promise.all(
    sessions.map(async (session) => {
      for (; !isOver; await wait(50)) await issue(session);
    }),
  ).catch((error: Error) => void (failed = error));
  return {
    acknowledged,
    async next() {
      const [began, before] = [Date.now(), acknowledged.size];
      // Of two that were under way when it was asked, both may have been decided before.
      for (; acknowledged.size < before + 3; await wait(20)) if (failed) throw failed;
      return (Date.now() - began) / 1000;
    },
    async stop() {
      isOver = true;
      await working;
      if (failed) throw failed;
    },
  };
}
/** The read models show every invoice that was acknowledged. */
export async function expectShown(url: string, acknowledged: Work['acknowledged']): Promise<void> {
  const session = await signedIn(url, cashier);
  for (const _id of acknowledged.keys())
    await untilShown(`invoice ${_id}`, async () => (await session.insist('invoice', { _id })).data !== undefined);
}
