import { UnknownPosition, type Position } from '@paideia/store/port.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Log, ReadBatch } from '../log.ts';

/** A log in memory that behaves as the port says, and can be cut back as a restored backup is. */
export function memoryLog({ batch = 100 } = {}) {
  let events: Recorded[] = [];
  const broken = new Map<Position, string>();
  const waiting = new Set<() => void>();
  const changed = (signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      const wake = () => (waiting.delete(wake), resolve());
      waiting.add(wake);
      signal?.addEventListener('abort', wake, { once: true });
    });
  const ring = () => [...waiting].forEach((wake) => wake());
  const head = () => events.at(-1)?.position ?? 0;
  let pulled = 0;

  async function* subscribe(after: Position, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<ReadBatch> {
    if (after !== 0 && !events.some(({ position }) => position === after)) throw new UnknownPosition(after);
    while (!signal?.aborted) {
      const next = events.filter(({ position }) => position > after).slice(0, batch);
      if (next.length === 0) {
        await changed(signal);
        continue;
      }
      pulled++;
      after = next.at(-1)!.position;
      yield { events: next, broken, position: after };
    }
  }
  const log: Log = { subscribe, head: async () => head() };
  return {
    ...log,
    append(...more: readonly Recorded[]) {
      events.push(...more);
      ring();
    },
    breaks: (position: Position, why: string) => broken.set(position, why),
    restore(upTo: Position) {
      events = events.filter(({ position }) => position <= upTo);
    },
    pulled: () => pulled,
  };
}
