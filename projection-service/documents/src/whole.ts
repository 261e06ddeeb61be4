// This file says which builds of read models have once been as far as the log was. Before that, whoever reads one is shown less than there is, or nothing.
import { setTimeout as wait } from 'node:timers/promises';
import { buildKey } from './places.ts';
import type { Build, DocumentStore, Group } from './port.ts';
import type { Records } from './records.ts';

const prefix = 'whole:';
const keyOf = (build: Build) => prefix + buildKey(build);
const [lookEveryMs, sayEveryMs] = [250, 5_000];

export type WholeBuilds = {
  note(builds: readonly Build[]): Promise<void>;
  /** It goes, and its number is not given again. */
  forget(build: Build): Promise<void>;
};
export const wholeBuilds = (records: Pick<Records, 'putAll' | 'remove'>): WholeBuilds => ({
  note: (builds) => records.putAll(builds.map((build) => ({ key: keyOf(build), value: {} }))),
  forget: (build) => records.remove(keyOf(build)),
});

type Reading = {
  readonly records: Pick<Records, 'list'>;
  readonly documents: Pick<DocumentStore, 'live'>;
  readonly groups: readonly Group[];
};
/** Answers those of which nothing whole can be read now: of a version that nobody has built yet, or that was dropped. */
export async function notWhole({ records, documents, groups }: Reading): Promise<readonly Group[]> {
  const whole = new Set<string>();
  for (let after: string | undefined, more = true; more;) {
    const found = await records.list(prefix, { limit: 500, ...(after !== undefined && { after }) });
    for (const { key } of found) whole.add(key);
    after = found.at(-1)?.key;
    more = found.length === 500;
  }
  const isWhole = await Promise.all(
    groups.map(async (group) => whole.has(keyOf({ group, generation: await documents.live(group) }))),
  );
  return groups.filter((_, n) => !isWhole[n]);
}

/** Resolves when all of them can be read, or with the signal. However far behind they are by then, none shows less than it has shown. */
export async function untilWhole({
  signal,
  onWaiting,
  ...reading
}: Reading & { readonly signal: AbortSignal; readonly onWaiting: (groups: readonly string[]) => void }): Promise<void> {
  for (let saidAt = -Infinity; !signal.aborted;) {
    const missing = await notWhole(reading);
    if (missing.length === 0) return;
    if (performance.now() - saidAt >= sayEveryMs) {
      saidAt = performance.now();
      onWaiting(missing.map(({ name, version }) => `${name}@${version}`));
    }
    await wait(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
