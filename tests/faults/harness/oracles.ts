// This must hold after every fault; the numbers are those of the promise. Each oracle answers what is broken, in sentences.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openEventStore } from '@paideia/store/open.ts';
import type { RecordedEvent } from '@paideia/store/port.ts';
import type { Load, Sent } from './load.ts';
import { storesOf, timesLonger } from './places.ts';
import { root, services, type Stack } from './stack.ts';

const readyWithinMs = 10_000;

export async function eventsOf(dataDir: string): Promise<readonly RecordedEvent[]> {
  const store = await openEventStore({ dataDir, url: storesOf(dataDir)['EVENTSTORE_URL'], readOnly: true });
  const events: RecordedEvent[] = [];
  try {
    for await (const batch of store.readAll(0)) events.push(...batch.events);
  } finally {
    await store.close();
  }
  return events;
}
const commandOf = ({ meta }: RecordedEvent) => (meta as { readonly commandId: string }).commandId;

/** Only the embedded log counts its positions without a gap; a server's have gaps. */
function wholeLog(events: readonly RecordedEvent[], hasGaps: boolean): string[] {
  const found: string[] = [];
  const revisions = new Map<string, number>();
  const ids = new Set<string>();
  let before = 0;
  for (const { position, stream, revision, id } of events) {
    if (hasGaps ? position <= before : position !== before + 1)
      found.push(`O1: position ${position} comes after ${before}`);
    before = position;
    if (revision !== (revisions.get(stream) ?? -1) + 1)
      found.push(`O1: ${stream} has revision ${revision} after ${revisions.get(stream) ?? -1}`);
    revisions.set(stream, revision);
    if (ids.has(id)) found.push(`O1: event ${id} stands twice`);
    ids.add(id);
  }
  return found;
}

export type Count = Record<'lost' | 'duplicated' | 'halved', number>;
/** O1 says that what was acknowledged stands once and in order, O2 that what was not is whole or absent. */
export async function commandsInLog(
  dataDir: string,
  sent: readonly Sent[],
): Promise<{ readonly broken: readonly string[]; readonly count: Count }> {
  const events = await eventsOf(dataDir);
  const hasGaps = Boolean(storesOf(dataDir)['EVENTSTORE_URL']);
  const broken = wholeLog(events, hasGaps);
  const byCommand = new Map<string, RecordedEvent[]>();
  for (const event of events) byCommand.set(commandOf(event), [...(byCommand.get(commandOf(event)) ?? []), event]);
  const count = { lost: 0, duplicated: 0, halved: 0 };
  const last = new Map<string, number>();
  for (const { commandId, session, operation, expected, outcome } of sent) {
    const found = byCommand.get(commandId) ?? [];
    const name = `O1, O2: ${operation} ${commandId} of ${session}`;
    const isWhole =
      found.length === expected.length &&
      found.every(({ type, position }, n) => type === expected[n] && (hasGaps || position === found[0]!.position + n));
    const tell = (what: string, counted?: keyof Count) => {
      if (counted) count[counted]++;
      broken.push(`${name} ${what}`);
    };
    if (outcome === 'acknowledged' && found.length === 0) tell('was acknowledged and is lost', 'lost');
    else if (found.length > expected.length) tell('stands more than once', 'duplicated');
    else if (outcome === 'refused' && found.length > 0) tell('was refused and stands in the log');
    else if (found.length > 0 && !isWhole) tell(`stands with ${found.length} events of ${expected.length}`, 'halved');
    if (outcome !== 'acknowledged' || found.length === 0) continue;
    if (found[0]!.position <= (last.get(session) ?? 0))
      broken.push(`${name} stands before what ${session} did earlier`);
    last.set(session, found[0]!.position);
  }
  return { broken, count };
}

/** It runs an operator's command on a college; `script` is the one that was built, unless told. */
export function operate(dataDir: string, args: readonly string[], script = join(root, 'scripts/ops.mjs')) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...storesOf(dataDir), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const done = new Promise<{ readonly status: number | null; readonly stdout: string; readonly stderr: string }>(
    (resolve) => child.once('close', (status) => resolve({ status, stdout, stderr })),
  );
  return { child, done };
}
/** O3 and O6 say that every read model equals a rebuild, and that the chain and its checkpoints verify. */
export async function verified(dataDir: string, script?: string): Promise<readonly string[]> {
  const { status, stdout, stderr } = await operate(dataDir, ['verify'], script).done;
  const isWhole =
    status === 0 && stdout.includes('The log is whole') && stdout.includes('Every read model equals a rebuild');
  return isWhole ? [] : [`O3, O6: ${stdout}${stderr.split('\n').slice(-3).join(' ')}`];
}

/** It checks O7, and that whoever sent again with the same id got through. */
export const saidTo = ({ sent, seenOlder, failedQueries }: Load): readonly string[] => [
  ...seenOlder.map((text) => `O7: ${text}`),
  ...failedQueries.map((text) => `a query failed: ${text}`),
  ...sent.flatMap(({ outcome, operation, code, tries }) => {
    if (outcome === 'open') return [`${operation} was sent ${tries} times and never settled`];
    // Whoever was answered with an older state may be refused for it.
    return outcome === 'refused' && code !== 'conflict' ? [`${operation} was refused: ${code}`] : [];
  }),
];

/** O8 says that a service is ready again in time, going by its first start and by how busy the machine is now, says nothing that nobody took care of, and has no end that nobody asked for. */
export const lived = (stack: Stack): readonly string[] =>
  services.flatMap((name) => {
    const [first = 0, ...again] = stack.readyMs(name);
    const withinMs = Math.max(readyWithinMs * timesLonger(), 2 * first);
    const late = again.flatMap((ms, n) => (ms > withinMs ? [{ ms, n }] : []));
    const wild = /nobody took care|unhandled|Uncaught|ERR_UNHANDLED|MDB_[A-Z]+/.exec(stack.output(name));
    const unasked = stack.exits(name).filter(({ isAsked }) => !isAsked);
    return [
      ...late.map(({ ms, n }) => `O8: ${name} was ready after ${ms} ms (start ${n + 2})`),
      ...(wild
        ? [`O8: ${name} said: ${stack.output(name).slice(Math.max(0, wild.index - 200), wild.index + 300)}`]
        : []),
      ...unasked.map(
        ({ code, signal }) => `O8: ${name} ended by itself (${signal ?? code}): ${stack.output(name).slice(-300)}`,
      ),
    ];
  });
