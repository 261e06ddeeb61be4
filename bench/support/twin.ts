// The CRUD twin runs on the servers' core, with the same college as the stack.
import {
  grading,
  emailOf,
  groupId,
  leaveId,
  leaveWish,
  perClass,
  periods,
  regionId,
  schemaId,
  studentId,
  term,
} from './college.ts';
import { spawnServer } from './cores.ts';
import { peer, peerFile } from './peers.ts';
import { startPostgres } from './postgres.ts';
import { freePort, type Stack } from './stack.ts';

type Rows = { readonly rows: readonly Readonly<Record<string, unknown>>[] };
type Maker = {
  makeTwin(
    url: string,
    college: object,
  ): Promise<{ query(text: string, values?: readonly unknown[]): Promise<Rows>; close(): Promise<void> }>;
};

export async function startTwin(stack: Stack, students: number) {
  const postgres = await startPostgres();
  const { makeTwin } = await peer<Maker>('crud-schema.mjs');
  const numbers = Array.from({ length: students }, (_, n) => n);
  const database = await makeTwin(postgres.url, {
    schema: { id: schemaId, terms: [term], periods, grading },
    groups: Array.from({ length: Math.ceil(students / perClass) }, (_, n) => ({
      id: groupId(n * perClass),
      regionId,
      name: `Class ${n + 1}`,
    })),
    users: numbers.map((n) => ({
      id: studentId(n),
      email: emailOf(n),
      name: `First${n} Last${n}`,
      groupId: groupId(n),
    })),
    tokens: numbers.map((n) => stack.cookie(n).split('=')[1]),
  });
  const port = await freePort();
  const child = spawnServer(process.execPath, [peerFile('crud-twin.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: postgres.url, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((ready, fail) => {
    child.once('message', () => ready());
    child.once('exit', (code) => fail(new Error(`the twin ended (${code})`)));
  });
  return {
    port,
    query: database.query,
    /** It writes so many requests for leave of the nth student. */
    async copyLeave(n: number, count: number) {
      for (let i = 0; i < count; i++) {
        const { attendanceType, fromDate, toDate, reason } = leaveWish(i);
        await database.query(
          `insert into leave_requests (id, revision, user_id, group_id, region_id, attendance_type, from_date, to_date, periods, reason, status) values ($1, 0, $2, $3, $4, $5, $6, $7, '{}', $8, 'pending')`,
          [leaveId(n * 100 + i), studentId(n), groupId(n), regionId, attendanceType, fromDate, toDate, reason],
        );
      }
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      await database.close();
      await postgres.stop();
    },
  };
}
