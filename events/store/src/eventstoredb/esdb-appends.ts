import { NotLeaderError, TimeoutError, WrongExpectedVersionError } from '@eventstore/db-client';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable } from '../port.ts';
import { appendCall, type AppendCall, type Sendable } from './esdb-append-call.ts';
import { looks, type Connection, type Link } from './esdb-connection.ts';
import { unavailable } from './esdb-failures.ts';
import { appendRequest, placeIn, type Append, type Placed } from './esdb-messages.ts';

type Asked = Append &
  Sendable & {
    /** A call that was lost may have carried it to the server. */
    mayBeWritten: boolean;
    /** It is counted in looks. */
    age: number;
    readonly resolve: (placed: Placed) => void;
    readonly reject: (error: unknown) => void;
  };
const pauseMs = 50;
const isBusy = (cause: unknown) => cause instanceof Error && / Busy$/.test(cause.message);

/** Whoever hears of a conflict or of a time that ran out looks whether it was written. All else says that this time it was not, and nothing of the time before. */
function fail({ mayBeWritten, reject }: Asked, error: unknown): void {
  const isLookedInto = error instanceof WrongExpectedVersionError || error instanceof TimeoutError;
  reject(mayBeWritten && !isLookedInto ? new StoreUnavailable('unknown', { cause: error }) : error);
}

/**
 * All appends go through one call of the server. When it is lost, what was in flight is sent again with the same ids on a fresh one, for as long as an append
 * may wait: `withinMs`. Then it fails as `StoreUnavailable`. Where the server knows no such calls, `alone` makes a call of each.
 */
export function appends(
  { link, renew }: Pick<Connection, 'link' | 'renew'>,
  withinMs: number,
  alone: (at: Link, append: Append) => Promise<Placed>,
): { send(append: Append): Promise<Placed>; close(): void } {
  let waiting: Asked[] = [];
  let call: AppendCall<Asked> | undefined;
  let pause: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;

  function begin(): AppendCall<Asked> {
    const begun = appendCall<Asked>(link(), {
      onRoom: pump,
      onAnswer: (asked, answer) => settle(begun, asked, answer),
      onLost: (error) => lose(begun, error),
    });
    return begun;
  }

  /** Sends what may be sent. */
  function pump(): void {
    if (waiting.length === 0 || pause) return;
    const to = (call ??= begin());
    const isAlone = to.isUnknown();
    for (let asked = waiting[0]; asked && (isAlone || to.hasRoomFor(asked)); asked = waiting[0]) {
      waiting.shift();
      if (isAlone) alone(to.link, asked).then(asked.resolve, fail.bind(undefined, asked));
      else to.write(asked);
    }
  }

  function settle(answered: AppendCall<Asked>, asked: Asked, answer: BatchAppendResp): void {
    try {
      asked.resolve(placeIn(answer, asked.stream));
    } catch (error) {
      fail(asked, error);
      // A server that is not ready may stay so where another is; one that is busy must not be given everything again.
      if (error instanceof StoreUnavailable && error.written === 'no' && !isBusy(error.cause))
        renew(answered.link, error.cause);
    }
    pump();
  }

  function lose(lost: AppendCall<Asked>, error: unknown): void {
    call = undefined;
    const failure = unavailable(error);
    const isAway = failure instanceof StoreUnavailable;
    // The client goes to the leader that the error names, and what else was in the call may have been passed on to one.
    const isElsewhere = error instanceof NotLeaderError;
    if (isAway && !isElsewhere) renew(lost.link, error);
    // A call that was answered once had begun: it is not refused any more, and what was in it was sent.
    const isUnsent = !lost.hasAnswered() && !isElsewhere && (!isAway || failure.written === 'no');
    const inFlight = lost.inFlight();
    if (!isUnsent) for (const asked of inFlight) asked.mayBeWritten = true;
    const all = [...inFlight, ...waiting];
    waiting = isUnsent ? all.filter((asked) => isAway && asked.mayBeWritten) : all;
    if (isUnsent) for (const asked of all) if (!isAway || !asked.mayBeWritten) fail(asked, failure);
    // The client closes a lost connection a moment later, and a call that was begun until then would be lost with it.
    pause = setTimeout(() => ((pause = undefined), pump()), lost.hasAnswered() ? 0 : pauseMs);
  }

  /** Time is counted in looks: what came while this process was busy itself is seen before the next one. */
  function look(): void {
    call?.look();
    for (const asked of call?.inFlight() ?? []) {
      if (++asked.age < looks) continue;
      call?.forget(asked);
      asked.reject(new StoreUnavailable('unknown'));
    }
    const late = waiting.filter((asked) => ++asked.age >= looks);
    waiting = waiting.filter(({ age }) => age < looks);
    for (const asked of late) fail(asked, new StoreUnavailable('no'));
    pump();
    if (waiting.length > 0 || call?.inFlight().length) return;
    clearInterval(looking);
    looking = undefined;
  }

  return {
    send: (append) =>
      new Promise((resolve, reject) => {
        const message = appendRequest(append);
        const bytes = append.events.reduce((sum, { json }) => sum + json.length, 0);
        waiting.push({ ...append, message, bytes, mayBeWritten: false, age: 0, resolve, reject });
        looking ??= setInterval(look, withinMs / looks);
        pump();
      }),
    close() {
      call?.end();
      clearTimeout(pause);
      clearInterval(looking);
    },
  };
}
