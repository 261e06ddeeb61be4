// This is a college to do harm to: it is made once, then copied for every fault.
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { inPartitions } from '@paideia/command-service/kernel/react/partitions.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { ensureSecrets, secret } from '@paideia/store/secrets.ts';
import { demoCommands } from '../../../scripts/demo/demo.ts';
import { placeFiles } from '../../../scripts/demo/films.ts';
import { demoId, R, U } from '../../../scripts/demo/ids.ts';
import { partitionOf } from '../../../scripts/ops/partitions.ts';
import { newDataDir } from '../../support/stack.ts';
import { root, startServices } from './stack.ts';

/** These people of the demo send the load. */
export const students = [11, 12, 13, 15, 16] as const;
export const cashier = 3;
export const teachers = [5, 9] as const;
const staff = [1, 2, 3, 5, 9];
/** The class meets every day, and has a period for every register that somebody keeps. */
export const classId = demoId('G', 9_000);
export const periods = ['F1', 'F2', 'F3'] as const;
const schemaId = demoId('S', 9_000);

const ofFew = new Set([...students, ...staff].map(U));
const placing = ['AddLocale', 'CreateRegion', 'DefineAttendanceSchema', 'CreateGroup'];
const people = ['InviteUser', 'SetInitialPassword', 'AcceptTerms'];

function classCommands() {
  const year = new Date().getUTCFullYear();
  const terms = [{ name: 'The whole time', from: `${year - 1}-01-01`, to: `${year + 1}-12-31` }];
  const days = [1, 2, 3, 4, 5, 6, 7];
  const times = ['00:01', '00:03', '00:05', '23:58'];
  const lessons = days.flatMap((weekday) =>
    periods.map((key, n) => ({ key, weekday, start: times[n]!, end: times[n + 1]! })),
  );
  const grading = {
    minutesLateThreshold: 15,
    graceAbsentsPerTerm: 3,
    graceLatesPerTerm: 4,
    absenceDeduction: 1,
    lateDeduction: 0.5,
  };
  return [
    { type: 'DefineAttendanceSchema', data: { schemaId, name: 'Every day', terms, periods: lessons, grading } },
    {
      type: 'CreateGroup',
      data: {
        groupId: classId,
        regionId: R(1),
        name: 'A class to do harm to',
        programYear: 1,
        attendanceSchemaId: schemaId,
      },
    },
    ...students.map((n) => ({ type: 'EnrolStudent', data: { groupId: classId, userId: U(n), date: `${year}-01-05` } })),
    { type: 'SetRegionAttendanceAdmins', data: { regionId: R(1), userIds: teachers.map(U) } },
  ];
}

/** Where `few`, it has the places and some people, and is made in a second or two; otherwise it has all demo data. */
export async function makeCollege({ few }: { readonly few: boolean }): Promise<string> {
  const dataDir = newDataDir();
  ensureSecrets(dataDir);
  if (!few) {
    const objects = await openObjectStore({ dataDir, key: secret(dataDir, 'jwt') });
    await placeFiles(objects, root).finally(() => objects.close());
  }
  const stack = await startServices({ dataDir });
  const client = commandClient({ url: join(dataDir, 'command.sock'), actorKey: secret(dataDir, 'actor') });
  try {
    const all = demoCommands(new Date().toISOString().slice(0, 10));
    const isOfFew = ({ type, data }: (typeof all)[number]) =>
      placing.includes(type) || (people.includes(type) && ofFew.has(data['userId'] as string));
    const commands = few ? all.filter(isOfFew) : all;
    const send = async ({
      type,
      data,
      commandId,
      actorId,
      ...more
    }: Readonly<Record<string, unknown>> & { readonly type: string }) => {
      for (let tries = 0; ; tries++) {
        const reply = await client.sendUnchecked(
          { type, data, commandId: commandId as string, ...more },
          { actorId: actorId as string | null, channel: 'SEED' },
        );
        if (reply.ok) return;
        if (reply.code !== 'conflict' || tries > 10) throw new Error(`${type}: ${JSON.stringify(reply)}`);
      }
    };
    await inPartitions(commands, partitionOf, ({ key, ...command }) =>
      send({ ...command, commandId: uuidFrom('demo', key) }),
    );
    for (const command of classCommands()) await send({ ...command, commandId: randomUUID(), actorId: null });
  } catch (error) {
    throw new Error(
      `no college could be made; command-service says: ${stack.output('command-service').slice(-2_000)}`,
      {
        cause: error,
      },
    );
  } finally {
    client.close();
    await stack.stop();
  }
  return dataDir;
}

export function copyOf(dataDir: string, into = newDataDir()): string {
  cpSync(dataDir, into, { recursive: true });
  const writers = ['command-service.writer.sock', 'projection-service.writer.sock'];
  for (const name of ['command.sock', 'projection.sock', 'start.sock', ...writers])
    rmSync(join(into, name), { force: true });
  return into;
}
