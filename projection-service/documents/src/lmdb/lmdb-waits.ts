// Whoever waits for a group to come as far as a position waits here.
import type { Doorbell } from '@paideia/store/doorbell.ts';
import type { Position } from '@paideia/store/port.ts';
import { groupKey } from '../places.ts';
import type { DocumentStore, Group } from '../port.ts';

type One = { readonly position: Position; readonly settle: (answer: boolean | Promise<boolean>) => void };

/**
 * Those of one group wait together: at each ring one look tells all of them, where a look for each would be as many as there are commands under way, each with a
 * snapshot of its own. `look` finds how far readers of the group see now.
 */
export function lmdbWaits(
  bell: Pick<Doorbell, 'listen'>,
  look: (group: Group) => Position,
): Pick<DocumentStore, 'reached'> {
  const all = new Map<string, Set<One>>();
  const isThere = async (group: Group, position: Position) => look(group) >= position;

  async function watch(group: Group, waiting: Set<One>): Promise<void> {
    try {
      while (waiting.size > 0) {
        const rung = bell.listen();
        const now = look(group);
        for (const { position, settle } of waiting) if (position <= now) settle(true);
        if (waiting.size > 0) await rung();
      }
    } catch {
      // Each is told why by a look of its own.
      for (const { position, settle } of waiting) settle(isThere(group, position));
    }
    all.delete(groupKey(group));
  }

  return {
    async reached(group, position, withinMs) {
      if (look(group) >= position) return true;
      if (withinMs <= 0) return false;
      return new Promise((resolve) => {
        const waiting = all.get(groupKey(group)) ?? new Set();
        const one: One = {
          position,
          settle(answer) {
            clearTimeout(timer);
            waiting.delete(one);
            resolve(answer);
          },
        };
        const timer = setTimeout(() => one.settle(isThere(group, position)), withinMs);
        waiting.add(one);
        if (all.get(groupKey(group)) === waiting) return;
        all.set(groupKey(group), waiting);
        void watch(group, waiting);
      });
    },
  };
}
