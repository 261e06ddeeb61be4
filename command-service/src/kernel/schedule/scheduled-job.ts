import { setTimeout as wait } from 'node:timers/promises';
import type { Records } from '@paideia/documents/records.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { Ask } from '../decide/decider.ts';
import type { Handle } from '../decide/handler.ts';
import type { Command } from '../react/reaction.ts';
import type { Log } from '../react/reaction-row.ts';

export type Tools = { readonly ask: Ask; readonly records: Records; /** ISO 8601, UTC. */ readonly now: string };

/** A look at what no event tells of, such as a silence. Each command's id derives from the sweep's name and its key, so it is done once. */
export type Sweep = {
  readonly name: string;
  readonly everyMs: number;
  /** `since` is when this process began to listen: before it nobody could be heard. */
  readonly find: (
    tools: Tools & { readonly since: string },
  ) => Promise<readonly (Command & { readonly key: string })[]>;
};
/** What a slice answers to the services of the house, beside commands; it writes no events. */
export type Operation = { readonly path: string; readonly answer: (body: unknown, tools: Tools) => Promise<object> };

type Parts = {
  readonly handle: Handle;
  readonly ask: () => Ask;
  readonly records: Records;
  readonly clock: () => Date;
  readonly log: Log;
};

/** One look. A decider's no is an answer: what was found has changed meanwhile. */
export async function sweepOnce(
  sweep: Sweep,
  { handle, ask, records, clock, log }: Parts,
  since: string,
): Promise<void> {
  for (const { type, data, key } of await sweep.find({ ask: ask(), records, now: clock().toISOString(), since })) {
    const reply = await handle(
      { type, data, commandId: uuidFrom(sweep.name, type, key) },
      { actorId: null, channel: 'SYSTEM' },
    );
    if (!reply.ok) log.debug({ sweep: sweep.name, key, code: reply.code }, 'a sweep was refused');
  }
}

/** Every sweep at its own pace, until the signal. */
export async function runSweeps(sweeps: readonly Sweep[], parts: Parts, signal: AbortSignal): Promise<void> {
  const since = parts.clock().toISOString();
  const forever = async (sweep: Sweep) => {
    while (!signal.aborted) {
      await wait(sweep.everyMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await sweepOnce(sweep, parts, since).catch((error: unknown) =>
        parts.log.warn({ sweep: sweep.name, error: String(error) }, 'a sweep is tried again'),
      );
    }
  };
  await Promise.all(sweeps.map(forever));
}
