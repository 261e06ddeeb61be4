// Read models that are far behind are shared between the service and a second process: to fold takes one core.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DocumentStore } from '@paideia/documents/port.ts';
import { takeOver, type HandedOn } from './handed-on.ts';
import type { Log } from '../log.ts';
import type { AnyProjection } from '../projection.ts';

/** Feeds those read models as far as the log goes. It resolves when nothing of it runs any more, however it ended: each build goes on from its own position. */
export type CatchUp = (groups: readonly string[], signal: AbortSignal) => Promise<void>;
export type CatchingUp = {
  readonly run: CatchUp;
  /** What it costs to build a read model, beside the others. */
  readonly costOf: (group: string) => number;
};
type Parts = CatchingUp & {
  readonly projections: readonly AnyProjection[];
  readonly documents: DocumentStore;
  readonly log: Log;
  readonly signal: AbortSignal;
};
/** Another process is not worth its start for less. */
const farBehind = 20_000;
/** What is handed on takes so many times as long: the second process waits for its writing, which takes its turn among what is folded here. */
const timesAsLong = 1.5;

/** The second of two shares that take about as long, of which the service has the first, with the dearest. */
export function secondShare(groups: readonly string[], costOf: (group: string) => number): readonly string[] {
  const shares: [string[], string[]] = [[], []];
  const costs: [number, number] = [0, 0];
  for (const group of [...groups].sort((a, b) => costOf(b) - costOf(a))) {
    const share = costs[0] <= costs[1] ? 0 : 1;
    shares[share].push(group);
    costs[share] += costOf(group) * (share === 0 ? 1 : timesAsLong);
  }
  return shares[1];
}

/** Answers when a read model may be fed here: at once, or when the second process that has it in its share has ended. */
export function caughtUpBeside({
  projections,
  documents,
  log,
  signal,
  run,
  costOf,
}: Parts): (group: string) => Promise<void> {
  const begun = (async () => {
    const positions = await Promise.all(
      projections.map(async ({ group }) => documents.position({ group, generation: await documents.live(group) })),
    );
    const head = await log.head(Math.max(0, ...positions));
    const behind = projections.filter((_, n) => head - positions[n]! >= farBehind);
    const share = secondShare(
      behind.map(({ group }) => group.name),
      costOf,
    );
    return { share: new Set(share), ended: share.length > 0 ? run(share, signal) : Promise.resolve() };
  })();
  return async (group) => {
    const { share, ended } = await begun;
    if (share.has(group)) await ended;
  };
}

type Talking = { readonly projections: readonly AnyProjection[]; readonly handedOn: HandedOn };
/** `file` is `main-catch-up.ts` bundled. What it folds is written here. */
export const inProcess =
  (file: URL, { projections, handedOn }: Talking, warn: (about: object, text: string) => void): CatchUp =>
  (groups, signal) =>
    new Promise((resolve) => {
      const child = fork(fileURLToPath(file), [...groups], {
        execArgv: ['--max-semi-space-size=16'],
        serialization: 'advanced', // Bytes stay bytes.
      });
      const mine = projections.filter(({ group }) => groups.includes(group.name));
      takeOver(
        {
          send: (message) => void (child.connected && child.send(message as object, () => {})),
          onMessage: (listener) => void child.on('message', listener),
        },
        mine,
        handedOn,
      );
      const end = () => void child.kill('SIGKILL');
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
      const ended = (how: object) => {
        signal.removeEventListener('abort', end);
        if (!signal.aborted) warn({ groups, ...how }, 'the second process that catches up ended early');
        resolve();
      };
      child.once('error', (err) => ended({ err }));
      child.once('exit', (code, by) => (code === 0 ? resolve() : ended({ code, by })));
    });
