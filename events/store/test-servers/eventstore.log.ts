// The stand-in keeps the log in memory, and in a file where it has one, line by line.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

export type Written = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  /** Both are in base64. */
  readonly data: string;
  readonly metadata: string;
};
export type Kept = Written & {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly ticks: string;
};
export const gap = 100;

export type Log = {
  readonly all: readonly Kept[];
  /** They are told of every append. */
  readonly followers: Set<() => void>;
  eventsOf(stream: string): readonly Kept[] | undefined;
  /** It answers -1 where there is none. */
  revisionOf(stream: string): number;
  /** Answers the last one. */
  write(stream: string, events: readonly Written[]): Kept;
  close(): void;
};

export function openLog(file: string | undefined): Log {
  const all: Kept[] = [];
  const streams = new Map<string, Kept[]>();
  const followers = new Set<() => void>();
  const take = (event: Kept) => {
    all.push(event);
    const known = streams.get(event.stream);
    if (known) known.push(event);
    else streams.set(event.stream, [event]);
  };
  if (file && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1))
      for (const event of JSON.parse(line) as Kept[]) take(event);
  const kept = file === undefined ? undefined : openSync(file, 'a', 0o600);

  return {
    all,
    followers,
    eventsOf: (stream) => streams.get(stream),
    revisionOf: (stream) => (streams.get(stream)?.length ?? 0) - 1,
    write(stream, events) {
      const start = streams.get(stream)?.length ?? 0;
      const ticks = `${BigInt(Date.now()) * 10_000n}`;
      const added = events.map((event, n): Kept => ({
        ...event,
        stream,
        revision: start + n,
        position: (all.length + n + 1) * gap,
        ticks,
      }));
      if (kept !== undefined) {
        writeSync(kept, `${JSON.stringify(added)}\n`);
        fsyncSync(kept);
      }
      added.forEach(take);
      for (const wake of followers) wake();
      return added.at(-1)!;
    },
    close() {
      if (kept !== undefined) closeSync(kept);
    },
  };
}
