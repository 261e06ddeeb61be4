import { performance } from 'node:perf_hooks';
import type { EventStore } from './port.ts';

const patienceMs = 1_000;

/** `ms` is how long it took to answer; `error` is in our own words, never in the store's, which may name hosts and users. */
type StoreState = { readonly ok: boolean; readonly ms: number; readonly error?: string };
type StoreStates = Readonly<Record<string, StoreState>>;
type StoreProbe = () => Promise<unknown>;
export type StoreProbes = Readonly<Record<string, StoreProbe>>;

async function stateOf(probe: StoreProbe, withinMs: number): Promise<StoreState> {
  const began = performance.now();
  const state = (error?: string): StoreState => ({
    ok: error === undefined,
    ms: Math.round(performance.now() - began),
    ...(error !== undefined && { error }),
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<StoreState>(
    (resolve) => (timer = setTimeout(() => resolve(state(`no answer within ${withinMs} ms`)), withinMs)),
  );
  const asked = Promise.resolve()
    .then(probe)
    .then(
      () => state(),
      () => state('cannot be read'),
    );
  return Promise.race([asked, tooLong]).finally(() => clearTimeout(timer));
}

/** Asks every store at once for something small. One that hangs is told like one that fails: after the patience is over. */
export async function probeStores(
  probes: StoreProbes,
  withinMs = patienceMs,
): Promise<{ readonly ok: boolean; readonly stores: StoreStates }> {
  const states = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => [name, await stateOf(probe, withinMs)] as const),
  );
  return { ok: states.every(([, { ok }]) => ok), stores: Object.fromEntries(states) };
}

/** It looks for a stream that is never there, which reads next to nothing. */
export const probeEvents =
  (store: Pick<EventStore, 'read'>): StoreProbe =>
  async () => {
    for await (const _page of store.read('probe-0', 0, 1)) break;
  };
/** It looks for a record that is never there. */
export const probeRecords =
  (records: { get(key: string): Promise<unknown> }): StoreProbe =>
  () =>
    records.get('probe:0');
