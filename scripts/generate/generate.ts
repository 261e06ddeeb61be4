// `npm run generate` makes a college of any size with the same deciders as everything else, and without the services.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { openCommandService } from '@paideia/command-service/open.ts';
import { mailboxTransport } from '@paideia/command-service/mails/mailbox-transport.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { ensureSecrets } from '@paideia/store/secrets.ts';
import type { DemoCommand } from '../demo/command.ts';
import { classCommands } from './class.ts';
import { collegeCommands } from './college.ts';
import { classesOf, planFor, studentsOfClass, type Plan } from './plan.ts';
import { OperatorError } from '../ops/operator-error.ts';

export { OperatorError } from '../ops/operator-error.ts';
export { sentenceOf } from '../ops/words.ts';

export type GenerateOptions = {
  readonly dataDir: string;
  readonly eventStoreUrl?: string | undefined;
  readonly mongoUrl?: string | undefined;
  readonly students: number;
  /** There are about so many in all; there are 40 a student when it is left out. */
  readonly events?: number | undefined;
  readonly today?: string;
  readonly release?: string;
  readonly onProgress?: (done: number, of: number, events: number) => void;
  readonly signal?: AbortSignal;
};
type Marker = Plan & { /** So many classes are whole. */ readonly done: number };

const classesAtOnce = 8;
const tries = 10;
const lookEveryMs = 100;
type Service = Awaited<ReturnType<typeof openCommandService>>['service'];

async function send(service: Service, { key, type, data, actorId, occurredAt, password }: DemoCommand) {
  const envelope = {
    type,
    data,
    commandId: uuidFrom('generated', key),
    occurredAt,
    ...(password === undefined ? {} : { password }),
  };
  for (let n = 1; ; n++) {
    const reply = await service.handle(envelope, { actorId, channel: 'SEED' });
    if (reply.ok) return;
    // A reaction was faster at the same stream; nothing was written.
    if (reply.code !== 'conflict' || n === tries)
      throw new Error(`${type} (${key}) was refused: ${JSON.stringify(reply)}`);
  }
}
async function sendAll(
  service: Service,
  stages: readonly (readonly (readonly DemoCommand[])[])[],
  signal: AbortSignal,
) {
  for (const partitions of stages)
    await Promise.all(
      partitions.map(async (partition) => {
        for (const command of partition) {
          signal.throwIfAborted();
          await send(service, command);
        }
      }),
    );
}

function markerIn(dataDir: string) {
  const file = join(dataDir, 'generated.json');
  return {
    read: () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Marker) : undefined),
    write(marker: Marker) {
      writeFileSync(`${file}.new`, JSON.stringify(marker));
      renameSync(`${file}.new`, file);
    },
  };
}

/**
 * It makes class by class; interrupted, it goes on at the first class that is not whole, and what was done of it answers as the first time. Called again with
 * more students it adds classes. The reactions run beside it, and it ends when they have nothing more to do. It answers how many events the log has.
 */
export async function generate({
  dataDir,
  eventStoreUrl,
  mongoUrl,
  students,
  events,
  today,
  release = 'unknown',
  onProgress = () => {},
  signal = new AbortController().signal,
}: GenerateOptions): Promise<number> {
  mkdirSync(dataDir, { recursive: true });
  ensureSecrets(dataDir);
  const marker = markerIn(dataDir);
  const before = marker.read();
  if (before && before.students < students && before.students % studentsOfClass > 0)
    throw new OperatorError(`A college of ${before.students} cannot grow: its last class is not full.`);
  const wanted = planFor(
    students,
    events ?? 40 * students,
    before?.today ?? today ?? new Date().toISOString().slice(0, 10),
  );
  // A college keeps its term: what is added to it meets as often.
  const plan: Plan = before ? { ...wanted, registers: before.registers } : wanted;

  const opened = await openCommandService({
    dataDir,
    eventStoreUrl,
    mongoUrl,
    publicUrl: 'http://127.0.0.1',
    projectionUrl: join(dataDir, 'projection.sock'),
    transport: mailboxTransport(join(dataDir, 'mailbox')),
    clock: () => new Date(),
    log: pino({ level: 'warn', base: { service: 'generate' } }, pino.destination({ dest: 2, sync: true })),
    release,
    holder: eventStoreUrl || mongoUrl ? `${hostname()}:${process.pid}:${Date.now()}` : 'embedded',
  });
  const { service } = opened;
  const ending = new AbortController();
  const stopped = AbortSignal.any([signal, ending.signal]);
  const background = service.run(ending.signal, opened.link);
  try {
    const classCount = classesOf(plan);
    let done = before?.done ?? 0;
    if (done < classCount) await sendAll(service, collegeCommands(plan), stopped);

    const whole = new Set<number>();
    let next = done;
    const worker = async () => {
      for (let n = next++; n < classCount; n = next++) {
        await sendAll(service, classCommands(plan, n), stopped);
        whole.add(n);
        while (whole.delete(done)) done++;
        marker.write({ ...plan, done });
        onProgress(done, classCount, service.facts.position());
      }
    };
    await Promise.all(Array.from({ length: classesAtOnce }, worker)).catch((error: unknown) => {
      ending.abort();
      throw error;
    });
    // What the reactions do makes events too, so the end moves on until nothing follows from anything any more.
    for (let end = await service.head(); service.reactedTo() < end && !signal.aborted; end = await service.head()) {
      await wait(lookEveryMs, undefined, { signal }).catch(() => undefined);
      onProgress(done, classCount, end);
    }
    signal.throwIfAborted();
    return await service.head();
  } finally {
    ending.abort();
    await background;
    await opened.close();
  }
}
