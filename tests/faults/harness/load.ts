// These are people at work: each signs in and sends command after command, sends again what got no answer, and remembers what was acknowledged and what was
// seen.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPasswordDigest, emailOf, people } from '../../../scripts/demo/people.ts';
import { R, U } from '../../../scripts/demo/ids.ts';
import { cashier, classId, periods, students, teachers } from './college.ts';

export type Sent = {
  readonly session: string;
  readonly operation: string;
  readonly commandId: string;
  /** These are the events of the whole command. */
  readonly expected: readonly string[];
  outcome: 'acknowledged' | 'refused' | 'open';
  code?: string;
  tries: number;
};
export type Answer<T = Shown> = {
  readonly data?: Record<string, T>;
  readonly code?: string;
  readonly ms: number;
  readonly isLost: boolean;
};
type Shown = {
  readonly _id?: string;
  readonly id?: string;
  readonly _revision: number;
  readonly number?: string | null;
  readonly status?: string;
};
export type Load = {
  readonly sent: readonly Sent[];
  /** It tells what a session was shown that it must not be shown. */
  readonly seenOlder: readonly string[];
  /** These queries were refused, or failed other than by a lost connection. */
  readonly failedQueries: readonly string[];
  acknowledged(): number;
  /** It lets each finish what it has begun. */
  stop(): Promise<void>;
};

const waitMs = 2_000;
export const newId = () => createHash('sha256').update(randomUUID()).digest('hex').slice(0, 24);
let ahead = 0;
/** The days that people name are those of the services' clock. */
export const theirClockIs = (ms: number): void => void (ahead = ms);
export const dayAfter = (n: number) => new Date(Date.now() + ahead + n * 86_400_000).toISOString().slice(0, 10);
/** These codes say that nothing was decided: the same command is sent again. */
const isUnsettled = (code: string | undefined) =>
  code === 'unavailable' || code === 'unexpected' || code === 'signIn.busy';

const leaveFields = '{ _id _revision status }';
const documents = {
  loginWithPassword:
    'mutation loginWithPassword($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }',
  submitLeaveRequest: `mutation submitLeaveRequest($input: LeaveRequestInput!, $commandId: String) { submitLeaveRequest(input: $input, commandId: $commandId) ${leaveFields} }`,
  amendLeaveRequest: `mutation amendLeaveRequest($input: LeaveRequestInput!, $expectedRevision: Int!, $commandId: String) { amendLeaveRequest(input: $input, expectedRevision: $expectedRevision, commandId: $commandId) ${leaveFields} }`,
  approveLeaveRequest: `mutation approveLeaveRequest($_id: ID!, $expectedRevision: Int!, $commandId: String) { approveLeaveRequest(_id: $_id, expectedRevision: $expectedRevision, commandId: $commandId) ${leaveFields} }`,
  leaveRequest: `query leaveRequest($_id: ID!) { leaveRequest(_id: $_id) ${leaveFields} }`,
  issueInvoice:
    'mutation issueInvoice($input: InvoiceInput!, $commandId: String) { issueInvoice(input: $input, commandId: $commandId) { _id _revision } }',
  recordPayment:
    'mutation recordPayment($invoiceId: ID!, $paymentId: ID!, $amount: Float!, $commandId: String) { recordPayment(_id: $invoiceId, paymentId: $paymentId, amount: $amount, method: cash, commandId: $commandId) { _id _revision } }',
  commentLeaveRequest: `mutation commentLeaveRequest($_id: ID!, $adminComments: String!, $expectedRevision: Int!, $commandId: String) { commentLeaveRequest(_id: $_id, adminComments: $adminComments, expectedRevision: $expectedRevision, commandId: $commandId) ${leaveFields} }`,
  invoice: 'query invoice($_id: ID!) { invoice(_id: $_id) { _id _revision number } }',
  openRegister:
    'mutation openRegister($groupId: ID!, $date: String!, $periodKey: String!, $commandId: String) { openRegister(groupId: $groupId, date: $date, periodKey: $periodKey, commandId: $commandId) { id _revision } }',
  getMultipartVideoUploadInfo:
    'mutation getMultipartVideoUploadInfo($videoUploadInput: VideoUploadInput!) { getMultipartVideoUploadInfo(videoUploadInput: $videoUploadInput) { uploadInfo { multipartUploadId partUploadUrls } } }',
  completeMultipartVideoUpload:
    'mutation completeMultipartVideoUpload($videoId: ID!) { completeMultipartVideoUpload(videoId: $videoId) }',
  videoAddress: 'query videoAddress($_id: ID!) { videoAddress(_id: $_id) }',
  recordAttendance:
    'mutation recordAttendance($registerId: ID!, $batchId: String!, $marks: [RegisterMarkInput!]!, $commandId: String) { recordAttendance(_id: $registerId, batchId: $batchId, marks: $marks, commandId: $commandId) { id _revision } }',
} as const;
type Operation = keyof typeof documents;

/** It is one person at one browser, who stays at the first address until that is lost. */
export function sessionAt(addresses: string | readonly string[], name: string, patienceMs = 45_000) {
  const urls = [addresses].flat();
  let [cookie, at] = ['', 0];
  async function ask<T = Shown>(operationName: Operation, variables: object): Promise<Answer<T>> {
    const began = Date.now();
    try {
      const response = await fetch(`${urls[at % urls.length]}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ operationName, query: documents[operationName], variables }),
        signal: AbortSignal.timeout(20_000),
      });
      const given = response.headers.getSetCookie().map((one) => one.split(';')[0]!);
      if (given.length > 0) cookie = given.join('; ');
      const { data, errors } = (await response.json()) as {
        data?: Record<string, T>;
        errors?: readonly { extensions?: { code?: string } }[];
      };
      const code = errors?.[0] ? (errors[0].extensions?.code ?? 'unexpected') : undefined;
      return { ...(data && !code && { data }), ...(code && { code }), ms: Date.now() - began, isLost: false };
    } catch {
      at++; // The next one may be there.
      return { ms: Date.now() - began, isLost: true };
    }
  }
  /** It asks until the answer is settled, or its time is over. */
  async function insist<T = Shown>(
    operation: Operation,
    variables: object,
    onTry: () => void = () => {},
    forMs = patienceMs,
  ): Promise<Answer<T>> {
    for (const until = Date.now() + forMs; ; await wait(40)) {
      onTry();
      const answer = await ask<T>(operation, variables);
      if ((!answer.isLost && !isUnsettled(answer.code)) || Date.now() > until) return answer;
    }
  }
  return {
    name,
    ask,
    insist,
    cookie: () => cookie,
    async signIn(n: number) {
      const email = emailOf(people.find((one) => one.n === n)!);
      // Nothing can be tried with anybody who is not there, so it is waited for however little patience there is afterwards.
      const forMs = Math.max(patienceMs, 45_000);
      const variables = { email, password: demoPasswordDigest };
      const { code, isLost } = await insist('loginWithPassword', variables, undefined, forMs);
      if (code !== undefined || isLost) throw new Error(`${name} could not sign in: ${code}`);
    },
  };
}
export type Session = ReturnType<typeof sessionAt>;
export async function signedInCookie(url: string, n: number): Promise<string> {
  const session = sessionAt(url, `person ${n}`);
  await session.signIn(n);
  return session.cookie();
}
/** Nobody who is signed in makes many requests at once; what becomes of each is its own. */
export const openRequests = (url: string, n: number): readonly Promise<Answer>[] =>
  Array.from({ length: n }, () => sessionAt(url, 'a visitor').ask('leaveRequest', { _id: '0'.repeat(24) }));

/** `patienceMs` is how long each sends the same command again; `round` is which load on these data it is, for registers that nobody has marked yet. */
export async function startLoad(urls: readonly string[], patienceMs: number, round = 0): Promise<Load> {
  const [sent, seenOlder, failedQueries]: [Sent[], string[], string[]] = [[], [], []];
  let [isOver, begun] = [false, 0];

  function witness(session: string) {
    const seen = new Map<string, number>();
    return (what: string, answer: Answer, id: string, written = -1) => {
      const shown = Object.values(answer.data ?? {})[0];
      const least = Math.max(seen.get(id) ?? -1, answer.ms >= waitMs - 100 ? -1 : written);
      if (shown && shown._revision < least)
        seenOlder.push(`${session}: ${what} of ${id} showed ${shown._revision} after ${least}`);
      seen.set(id, Math.max(seen.get(id) ?? -1, shown?._revision ?? -1));
      return shown?._revision;
    };
  }
  async function send(
    session: Session,
    operation: Operation,
    variables: object,
    expected: readonly string[],
  ): Promise<Answer> {
    const one: Sent = {
      session: session.name,
      operation,
      commandId: randomUUID(),
      expected,
      outcome: 'open',
      tries: 0,
    };
    sent.push(one);
    const answer = await session.insist(operation, { ...variables, commandId: one.commandId }, () => void one.tries++);
    if (answer.data) one.outcome = 'acknowledged';
    else if (answer.code !== undefined && !isUnsettled(answer.code)) [one.outcome, one.code] = ['refused', answer.code];
    return answer;
  }
  async function look(session: Session, id: string, see: ReturnType<typeof witness>) {
    const answer = await session.ask('leaveRequest', { _id: id });
    if (answer.code !== undefined && answer.code !== 'unavailable')
      failedQueries.push(`${session.name}: ${answer.code} for ${id}`);
    return see('a query', answer, id);
  }

  async function student(session: Session) {
    const see = witness(session.name);
    const wish = { groupId: classId, attendanceType: 'absence', fromDate: dayAfter(30), toDate: dayAfter(30) };
    while (!isOver) {
      const input = { ...wish, _id: newId(), reason: 'A wedding' };
      const submitted = await send(session, 'submitLeaveRequest', { input }, ['LeaveRequestSubmitted']);
      see('its answer', submitted, input._id, 0);
      if (!submitted.data) continue;
      const expectedRevision = (await look(session, input._id, see)) ?? 0;
      const amended = await send(
        session,
        'amendLeaveRequest',
        { input: { ...input, reason: 'Two weddings' }, expectedRevision },
        ['LeaveRequestAmended'],
      );
      see('its answer', amended, input._id, amended.data ? expectedRevision + 1 : -1);
      await look(session, input._id, see);
    }
  }
  async function keeper(session: Session) {
    const see = witness(session.name);
    const lines = [{ particulars: 'Books', qty: 1, price: 10_000 }];
    while (!isOver) {
      const input = {
        _id: newId(),
        userId: U(students[0]),
        regionId: R(1),
        currency: 'USD',
        lines,
        dueDate: dayAfter(30),
      };
      const issued = await send(session, 'issueInvoice', { input }, ['InvoiceIssued']);
      see('its answer', issued, input._id, 0);
      for (let n = 0; n < 2 && issued.data; n++) {
        const paid = await send(session, 'recordPayment', { invoiceId: input._id, paymentId: newId(), amount: 2_500 }, [
          'PaymentRecorded',
        ]);
        see('its answer', paid, input._id, n + 1);
      }
    }
  }
  async function teacher(session: Session, periodKey: string) {
    const see = witness(session.name);
    // The day is the one before by the clock of Greenwich: it has begun wherever the class is, whatever the time.
    const opened = await send(session, 'openRegister', { groupId: classId, date: dayAfter(-1 - round), periodKey }, [
      'RegisterOpened',
    ]);
    const registerId = opened.data?.['openRegister']?.id;
    if (registerId === undefined) return;
    see('its answer', opened, registerId, 0);
    for (let n = 0; !isOver; n++) {
      // Every mark changes each time, so the events of a command are as many as its marks.
      const marks = students.map((student) => ({ userId: U(student), status: n % 2 ? 'absent' : 'present' }));
      const variables = { registerId, batchId: randomUUID(), marks };
      const expected = students.map(() => 'AttendanceRecorded');
      see('its answer', await send(session, 'recordAttendance', variables, expected), registerId);
    }
  }

  const signedIn = async (n: number, name: string) => {
    const first = begun++ % urls.length;
    const session = sessionAt([...urls.slice(first), ...urls.slice(0, first)], name, patienceMs);
    await session.signIn(n);
    return session;
  };
  const sessions = await Promise.all([
    ...students.slice(0, 3).map((n) => signedIn(n, `student ${n}`)),
    ...[1, 2].map((n) => signedIn(cashier, `cashier ${n}`)),
    ...periods.slice(0, 2).map((key, n) => signedIn(teachers[n % 2]!, `teacher of ${key}`)),
  ]);
  const working = Promise.all([
    ...sessions.slice(0, 3).map(student),
    ...sessions.slice(3, 5).map(keeper),
    ...sessions.slice(5).map((session, n) => teacher(session, periods[n]!)),
  ]);
  working.catch((error: unknown) => failedQueries.push(String(error)));
  return {
    sent,
    seenOlder,
    failedQueries,
    acknowledged: () => sent.filter(({ outcome }) => outcome === 'acknowledged').length,
    async stop() {
      isOver = true;
      await working.catch(() => undefined);
    },
  };
}
