import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import { retries } from '../../../lib/sending/index.ts';
import { hasSessionEnded } from '../../../lib/session/index.ts';
import type { MarkWish } from './register-marks.ts';

/** Marks that are sent as one, and taken back as one. */
export type MarkBatch = { readonly batchId: string; readonly marks: readonly MarkWish[] };
export type Outcome = 'saved' | 'unreachable' | 'refused';
type MarkQueueState = {
  /** By student: what the server has not taken yet, in the order in which it was made. */
  readonly waiting: ReadonlyMap<string, MarkWish>;
  readonly isSending: boolean;
  /** The server cannot be reached. What waits is sent again by itself. */
  readonly isAway: boolean;
};
export type MarkQueue = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => MarkQueueState;
  readonly mark: (wishes: readonly MarkWish[]) => void;
  /** Sends what waits; resolves with true when nothing waits any more. */
  readonly flush: () => Promise<boolean>;
};

type Kept = { readonly batch: MarkBatch | null; readonly marks: readonly MarkWish[] };
const beginning = (userId: string) => `marks:${userId}:`;

/** The registers of which this tab keeps marks of that person. */
export const keptRegisters = (userId: string): readonly string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(beginning(userId)))
    .map((key) => key.slice(beginning(userId).length));

function kept(key: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Kept; // It is written by keep alone.
  } catch {
    return { batch: null, marks: [] };
  }
}
function keep(key: string, { batch, marks }: Kept): void {
  try {
    if (batch || marks.length > 0) sessionStorage.setItem(key, JSON.stringify({ batch, marks }));
    else sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('The marks could not be kept on this device.', error);
  }
}

type Options = {
  readonly registerId: string;
  /** Who marks: what somebody else made in this tab is not theirs. */
  readonly userId: string;
  /** Sends one batch; never rejects. */
  readonly send: (batch: MarkBatch) => Promise<Outcome>;
};

/**
 * Keeps marks until the server has them. Those that are made while others are on their way go together as the next batch. A batch whose answer was lost goes again
 * as it was, before all that came after it. What waits is kept in the tab's own storage too, so that it outlives a reload and a crash.
 */
export function markQueue({ registerId, userId, send }: Options): MarkQueue {
  const key = beginning(userId) + registerId;
  const before = kept(key);
  let batch = before.batch;
  const next = new Map(before.marks.map((mark) => [mark.userId, mark]));
  const again = retries(() => flush());
  const listeners = new Set<() => void>();
  let running: Promise<boolean> | undefined;
  const waiting = () => new Map([...(batch?.marks ?? []).map((mark) => [mark.userId, mark] as const), ...next]);
  let state: MarkQueueState = { waiting: waiting(), isSending: false, isAway: false };

  const change = (changed: Partial<MarkQueueState>) => {
    state = { ...state, ...changed, waiting: waiting() };
    keep(key, { batch, marks: [...next.values()] });
    for (const listener of listeners) listener();
  };
  async function sendAll(): Promise<boolean> {
    while (batch || next.size > 0) {
      batch ??= { batchId: newUuid(), marks: [...next.values()] };
      for (const mark of batch.marks) if (next.get(mark.userId) === mark) next.delete(mark.userId);
      change({ isSending: true });
      const outcome = await send(batch);
      if (outcome === 'unreachable') {
        again.later();
        addEventListener('online', online);
        addEventListener('beforeunload', stay);
        change({ isSending: false, isAway: true });
        return false;
      }
      batch = null;
      again.reached();
      removeEventListener('beforeunload', stay);
      change({ isSending: false, isAway: false });
    }
    return true;
  }
  function flush(): Promise<boolean> {
    again.hold();
    removeEventListener('online', online);
    running ??= sendAll().finally(() => (running = undefined));
    return running;
  }
  const online = () => void flush();
  /** The browser asks before the tab is closed, which would be the end of what waits. Where the session ended by itself whoever signs in again goes on. */
  const stay = (event: BeforeUnloadEvent) => {
    if (!hasSessionEnded()) event.preventDefault();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    mark: (wishes) => {
      for (const wish of wishes) next.set(wish.userId, wish);
      change({});
      void flush();
    },
    flush,
  };
}
