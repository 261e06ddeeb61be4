import type { Actor } from '@paideia/events/kernel/permission.ts';
import type { Position } from '@paideia/store/port.ts';
import type { AnyDecider, Ask } from './decider.ts';
import type { Loaded } from './stream-cache.ts';

export type CurrentAsk = Ask & {
  /** The head of the log was looked at, and what this process has written or read since then was seen too. */
  readonly isCurrent: () => boolean;
  /** A stream to its end; tables that are asked afterwards have at least what it has. `isLooked`: it need not be read if nothing new was seen of it. */
  readonly load: (decider: AnyDecider, stream: string, isLooked?: boolean) => Promise<Loaded>;
  /** What is asked from now on has at least what was there at this position. */
  readonly reach: (position: Position) => void;
};

export type Facts = {
  /**
   * It is for one request: its first question to a table looks to the head of the log, the others see at least that and whatever this process has written since.
   * `isRoutine`: for what looks again and again, the tables are as near the head as they are kept.
   */
  ask(isRoutine?: boolean): CurrentAsk;
  /** It does as `ask`, for who follows the log and has come to this position: all up to there, and what this process has written, is seen, and the head is not looked for. */
  askSince(position: Position): CurrentAsk;
  /** Undefined when there is no such account or it is deactivated. */
  actor(userId: string, ask?: Ask): Promise<Actor | undefined>;
  /** It answers how far the log was looked through. */
  position(): Position;
};
