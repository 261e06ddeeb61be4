import { retries } from '../lib/sending/index.ts';
import { keepAnswers, keptAnswers, type Kept } from './kept-answers.ts';

/** Which answers there are, and how far they have come. Times are milliseconds of this device. */
export type QueueState = {
  /** Option by question, as `saved` is. Maps: the id of a question may be a name that every object has. */
  readonly answers: ReadonlyMap<string, string>;
  /** Questions whose answer the server has not taken yet. */
  readonly waiting: readonly string[];
  readonly savedAt: number | null;
  /** Since when the server cannot be reached. */
  readonly offlineSince: number | null;
};
export type Outcome = 'saved' | 'unreachable' | 'refused';
type Options = {
  readonly attemptId: string;
  /** The server has these. */
  readonly saved: ReadonlyMap<string, string>;
  /** Sends one answer; never rejects. */
  readonly send: (questionId: string, optionId: string) => Promise<Outcome>;
  /** The server does not take an answer any more. */
  readonly onRefused: () => void;
  readonly storage?: Kept;
  readonly now?: () => number;
};
export type AnswerQueue = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => QueueState;
  readonly choose: (questionId: string, optionId: string) => void;
  /** Sends what waits; resolves with true when nothing waits any more. */
  readonly flush: () => Promise<boolean>;
  /** It is told what another call found out about the connection. */
  readonly reached: (isReachable: boolean) => void;
  readonly stop: () => void;
};

/**
 * Keeps answers until the server has them: in the order they were given, one at a time, the latest choice of a question only. What waits is
 * also kept in the tab's own storage, so that a browser that is restored after a crash sends it still.
 */
export function answerQueue({
  attemptId,
  saved,
  send,
  onRefused,
  storage = sessionStorage,
  now = Date.now,
}: Options): AnswerQueue {
  const waiting = keptAnswers(storage, attemptId, saved);
  const listeners = new Set<() => void>();
  let state: QueueState = {
    answers: new Map([...saved, ...waiting]),
    waiting: [...waiting.keys()],
    savedAt: null,
    offlineSince: null,
  };
  let running: Promise<boolean> | undefined;
  const again = retries(() => flush());
  let isStopped = false;

  const change = (changed: Partial<QueueState>) => {
    state = { ...state, ...changed, waiting: [...waiting.keys()] };
    keepAnswers(storage, attemptId, waiting);
    for (const listener of listeners) listener();
  };
  async function sendAll(): Promise<boolean> {
    for (let next = first(); next !== undefined && !isStopped; next = first()) {
      const [questionId, optionId] = next;
      const outcome = await send(questionId, optionId);
      if (isStopped) return false;
      if (outcome === 'unreachable') {
        change({ offlineSince: state.offlineSince ?? now() });
        again.later();
        return false;
      }
      // A newer choice of the same question came while this one was on its way.
      if (waiting.get(questionId) === optionId) waiting.delete(questionId);
      if (outcome === 'refused') {
        change({ offlineSince: null });
        onRefused();
        return false;
      }
      again.reached();
      change({ savedAt: now(), offlineSince: null });
    }
    return waiting.size === 0;
  }
  const first = () => waiting.entries().next().value;
  function flush(): Promise<boolean> {
    again.hold();
    running ??= sendAll().finally(() => (running = undefined));
    return running;
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    choose: (questionId, optionId) => {
      if (isStopped || state.answers.get(questionId) === optionId) return;
      waiting.set(questionId, optionId);
      change({ answers: new Map(state.answers).set(questionId, optionId) });
      void flush();
    },
    flush,
    reached: (isReachable) => {
      if (isStopped) return;
      if (!isReachable) {
        if (state.offlineSince === null) change({ offlineSince: now() });
        return;
      }
      if (state.offlineSince !== null) change({ offlineSince: null });
      if (waiting.size > 0) void flush();
    },
    stop: () => {
      isStopped = true;
      again.hold();
    },
  };
}
