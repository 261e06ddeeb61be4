import type { Events } from '@paideia/events/kernel/message.ts';
import { z } from 'zod';
import { StoreUnavailable, type EventStore } from '../port.ts';

/**
 * It counts the layouts of what no release makes again: the log, keys, accounts, what commands remember, sessions, secrets and files. Whoever lays one of them out
 * so that the release before cannot read it raises this.
 */
export const format = 1;
/** It says which version of each type of event is known, or stands in the log at the most. */
export type Versions = Readonly<Record<string, number>>;
/** A college says by this who can read it. `release` is the one that has raised something in it last. */
export type Format = { readonly format: number; readonly release: string; readonly events: Versions };
export type FormatPlace = {
  /** An operator finds it there. */
  readonly name: string;
  /** Answers undefined where no release has said anything yet. */
  read(): Promise<unknown>;
  /** Answers what stands there afterwards. It writes nothing when the answer is what was given. */
  change(next: (found: unknown) => Format): Promise<Format>;
};

/** A later release has written here what this one does not know, so that reading on would mean guessing. */
export class LaterRelease extends Error {}

const whatToDo =
  'Start that release or a later one again, or restore a backup from before it ("Back to an earlier release" in docs/operations.md).';
const Stored = z.object({
  format: z.int().min(1),
  release: z.string().max(100),
  events: z.record(z.string(), z.int().min(1)),
});
const Least = z.object({ format: z.int().min(1), release: z.string().max(100).catch('unknown') });

export const versionsOf = (tables: readonly Events[]): Versions =>
  Object.fromEntries(
    tables.flatMap(({ types }) => Object.entries(types).map(([type, { version }]) => [type, version] as const)),
  );

/** A later format may have other fields than ours. */
function parsed(found: unknown, name: string): Format | undefined {
  if (found === undefined) return undefined;
  const { data: least } = Least.safeParse(found);
  if (least && least.format > format)
    throw new LaterRelease(
      `${name} says that release ${least.release} has laid the data out in format ${least.format}, and this release knows no later one than ${format}. ${whatToDo} Nothing was changed.`,
    );
  if (!Stored.safeParse(found).success)
    throw new LaterRelease(
      `${name} holds nothing that a release writes, so it cannot be told who can read the data. Put it back from a backup. Nothing was changed.`,
    );
  return found as Format;
}

/** @throws LaterRelease */
export function assertReadable(found: unknown, known: Versions, name: string): Format | undefined {
  const stored = parsed(found, name);
  const unknown = Object.entries(stored?.events ?? {}).filter(([type, version]) => version > (known[type] ?? 0));
  if (unknown.length === 0) return stored;
  const named = unknown.slice(0, 3).map(([type, version]) => `${type} in version ${version}`);
  const rest = unknown.length > 3 ? ` and ${unknown.length - 3} more` : '';
  throw new LaterRelease(
    `Release ${stored!.release} has written to this college, and ${name} names events of it that this release does not know (${named.join(', ')}${rest}). ${whatToDo} Nothing was changed.`,
  );
}

export const laterEvent = (
  { type, stream, revision }: { type: string; stream: string; revision: number },
  version: number,
) =>
  new LaterRelease(
    `A later release has written the event ${stream} revision ${revision} (${type} in version ${version}), which this release does not know. ${whatToDo} Where no later release has run, the event was changed: \`npm run verify\` tells.`,
  );

/**
 * This is the log of the one who writes it. Before the first event of a type or version that nobody has written before, it says so in the place. What has no such place yet is of this release or one before it, and whatever it
 * knows may stand in the log. @throws LaterRelease
 */
export async function notedAppends<S extends EventStore>(
  store: S,
  { place, known, release }: { readonly place: FormatPlace; readonly known: Versions; readonly release: string },
): Promise<S> {
  let noted = await place.change((found) => {
    const before = assertReadable(found, known, place.name) ?? { format, release, events: known };
    return before.format < format ? { ...before, format, release } : before;
  });
  async function note(written: Versions): Promise<void> {
    const raised = (found: unknown) => {
      const before = assertReadable(found, known, place.name) ?? noted;
      const events = { ...before.events };
      for (const [type, version] of Object.entries(written)) events[type] = Math.max(events[type] ?? 0, version);
      return { ...before, release, events };
    };
    noted = await place.change(raised).catch((error: unknown) => {
      throw error instanceof LaterRelease ? error : new StoreUnavailable('no', { cause: error });
    });
  }
  return {
    ...store,
    async append(stream, events, expected) {
      const written: Record<string, number> = {};
      for (const { type, meta } of events) {
        const version = (meta as { readonly schemaVersion?: number } | undefined)?.schemaVersion ?? 0;
        if (version > (noted.events[type] ?? 0)) written[type] = version;
      }
      if (Object.keys(written).length > 0) await note(written);
      return store.append(stream, events, expected);
    },
  };
}
