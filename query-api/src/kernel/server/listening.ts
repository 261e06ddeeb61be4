// Whoever waits for a read model hears of it from the service that feeds it: one open request for all who wait, and nobody asks the store again and again.
import { setTimeout as wait } from 'node:timers/promises';
import { groupKey } from '@paideia/documents/places.ts';
import type { DocumentStore, Group } from '@paideia/documents/port.ts';
import type { ProjectionClient } from '@paideia/projection-service/kernel/service/client.ts';
import type { Seen } from '@paideia/projection-service/kernel/service/service.ts';
import type { Position } from '@paideia/store/port.ts';

const againMs = 10;
/**
 * So long the service's word on which generation is live holds. It says every moment that it is there; one that stands still for longer may lose its
 * lease to another instance, which then switches.
 */
const reliableForMs = 1_000;
const reconnectMs = 500;

type Waiting = { readonly position: Position; readonly wake: () => void };
type Source = Pick<ProjectionClient, 'positions'> & {
  /**
   * The service tells within moments, and a busy one says meanwhile that it is there: the store, which it is ahead of, is then not asked as well. What it
   * does not tell, as another instance of it feeds the group or it stands still, is.
   */
  readonly toldWithinMs?: number;
  readonly silentForMs?: number;
};
type Listening = {
  /** The live generation of a group that the service feeds. */
  generation(group: Group): number | undefined;
  /** As the store would answer it, which is asked when the service cannot tell. */
  reachedIn(documents: Pick<DocumentStore, 'reached' | 'live'>): DocumentStore['reached'];
  stop(): void;
};

export function listening({ positions, toldWithinMs = 300, silentForMs = 700 }: Source): Listening {
  let heardAt = -Infinity;
  const seen = new Map<string, Seen>();
  const waiting = new Map<string, Set<Waiting>>();
  const stopping = new AbortController();
  const { signal } = stopping;

  function take(one: Seen): void {
    if (one.position === null) seen.delete(one.group);
    else seen.set(one.group, one);
    for (const { position, wake } of waiting.get(one.group) ?? [])
      if (one.position === null || one.position >= position) wake();
  }
  async function listen(): Promise<void> {
    while (!signal.aborted) {
      try {
        let begun = '';
        for await (const part of await positions(signal)) {
          heardAt = performance.now();
          const lines = (begun + String(part)).split('\n');
          begun = lines.pop()!;
          for (const line of lines) if (line !== '') take(JSON.parse(line) as Seen);
        }
      } catch {
        // Until somebody is there again the store is asked.
      }
      for (const { group, generation } of [...seen.values()]) take({ group, generation, position: null });
      await wait(reconnectMs, undefined, { signal }).catch(() => undefined);
    }
  }
  void listen();

  /** Until the service says that it is so, or can say nothing, or the time is over. */
  async function untilReached(key: string, position: Position, withinMs: number): Promise<void> {
    const { position: at } = seen.get(key) ?? {};
    if (at === undefined || at === null || at >= position) return;
    const all = waiting.get(key) ?? new Set();
    waiting.set(key, all);
    await new Promise<void>((resolve) => {
      const one = { position, wake: () => (clearTimeout(timer), all.delete(one), resolve()) };
      const timer = setTimeout(one.wake, withinMs);
      all.add(one);
    });
  }
  return {
    generation: (group) =>
      performance.now() - heardAt < reliableForMs ? seen.get(groupKey(group))?.generation : undefined,
    reachedIn(documents) {
      const isSeen = async (group: Group, position: Position): Promise<boolean> => {
        const { position: at, generation } = seen.get(groupKey(group)) ?? {};
        // Who goes on reading another generation for a moment would not see it yet. One that takes its place from now on is as far.
        return typeof at === 'number' && at >= position && (await documents.live(group, true)) === generation;
      };
      return async (group, position, withinMs) => {
        const end = performance.now() + withinMs;
        do await untilReached(groupKey(group), position, Math.min(toldWithinMs, Math.max(0, end - performance.now())));
        while (
          performance.now() < end &&
          performance.now() - heardAt < silentForMs &&
          (seen.get(groupKey(group))?.position ?? position) < position
        );
        for (
          const until = Math.min(end, performance.now() + toldWithinMs);
          seen.has(groupKey(group));
          await wait(againMs)
        ) {
          if (await isSeen(group, position)) return true;
          if ((seen.get(groupKey(group))?.position ?? 0) < position || performance.now() >= until) break;
        }
        return documents.reached(group, position, Math.max(0, end - performance.now()));
      };
    },
    stop: () => stopping.abort(),
  };
}
