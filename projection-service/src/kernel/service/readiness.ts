import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable, type Position } from '@paideia/store/port.ts';
import type { GroupState } from '../group-runner.ts';
import type { LeadershipParts } from '../leadership.ts';
import type { Log } from '../log.ts';
import type { AnyProjection } from '../projection.ts';

/** `isFedHere`: by this process, not by another one that holds the lease. */
export type State = GroupState & { readonly isFedHere: boolean };
type Parts = {
  readonly projections: readonly AnyProjection[];
  readonly log: Pick<Log, 'head'>;
  readonly signal: AbortSignal;
  readonly whole?: LeadershipParts['whole'];
  readonly onProgress: (text: string) => void;
  readonly states: () => Promise<readonly State[]>;
  readonly areAllFedHere: () => boolean;
  /** There are several instances, and another one may hold the lease of a read model. */
  readonly mayBeFedElsewhere: boolean;
};
/** What is fed here is looked at in memory; of what is not, each look is a question to the stores for each read model. */
const [lookEveryMs, askEveryMs] = [50, 500];

const percentOf = (positions: readonly Position[], head: Position) =>
  Math.floor((100 * Math.min(head, ...positions)) / Math.max(head, 1));

/** A store that goes away meanwhile is waited for: what is built already is no less for that. */
const told = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  });

/** Resolves when every read model has the events that were in the log at the start, and none of another log; meanwhile it says how far they are. */
export async function untilWhole(parts: Parts): Promise<void> {
  const { projections, log, signal, whole, onProgress, states, areAllFedHere, mayBeFedElsewhere } = parts;
  const start = await log.head(Math.max(0, ...(await states()).map(({ position }) => position)));
  const isThere = ({ position, isOfThisLog, isFedHere }: State) =>
    (isFedHere || mayBeFedElsewhere) && isOfThisLog && position >= start;
  const pause = () => wait(lookEveryMs, undefined, { signal }).catch(() => undefined);
  for (let [saidAt, askedAt] = [Date.now(), 0]; !signal.aborted; await pause()) {
    if (!areAllFedHere() && Date.now() - askedAt < askEveryMs) continue;
    askedAt = Date.now();
    const now = await told(states());
    if (!now) continue;
    // A position beyond the end is of another log, also before its feed has been told so.
    const isWithin = (head: Position) => now.every(({ position }) => position <= head);
    const head = now.every(isThere) ? await told(log.head()) : undefined;
    if (head !== undefined && isWithin(head)) {
      await whole?.note(now.map(({ generation }, n) => ({ group: projections[n]!.group, generation })));
      break;
    }
    if (Date.now() - saidAt < askEveryMs) continue;
    saidAt = Date.now();
    const positions = now.map((one) => one.rebuilding ?? (isThere(one) ? start : one.position));
    onProgress(`Read models: ${percentOf(positions, start)} %`);
  }
  signal.throwIfAborted();
}
