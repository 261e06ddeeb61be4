import type { Position } from '@paideia/store/port.ts';
import type { CurrentAsk } from './current-ask.ts';
import type { ActorContext, Envelope } from './envelope.ts';

/** The `path` says where a shape was wrong; `code` is a message id of the slice or zod's own code. */
type Issue = { readonly path: string; readonly code: string };
export type Accepted = {
  readonly ok: true;
  readonly stream: string;
  readonly revision: number;
  /** Read models that have passed it show what this command did. */
  readonly position: number;
  /** They are the ids of the events that it made. */
  readonly ids: readonly string[];
  /** It had been done before, by a command with the same id. */
  readonly repeated: boolean;
};
/** `invalid`, `notFound`, `noAccess`, `conflict` (with the revision that there is now), `commandIdReused`, or the decider's own code. Nothing was written. */
export type Denied = {
  readonly ok: false;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly issues?: readonly Issue[];
  readonly actual?: number;
};
export type Answer = Accepted | Denied;
/** The store cannot be reached; sent again with the same id it tells what became of it. */
type Unavailable = { readonly ok: false; readonly code: 'unavailable'; readonly written: 'no' | 'unknown' };
export type Reply = Answer | Unavailable;
/**
 * Takes a command of anybody; `cause` is the event that it follows from, and `since` where that stands in the log. `isOwnId`: its id was made at random here
 * and is sent this once, so nobody can send it again and nothing need be reserved.
 */
export type Handle = (
  envelope: Envelope,
  actor: ActorContext,
  cause?: {
    readonly causationId?: string;
    readonly since?: Position;
    readonly ask?: CurrentAsk;
    readonly isOwnId?: boolean;
  },
) => Promise<Reply>;

export const isUnavailable = (reply: Reply): reply is Unavailable => !reply.ok && reply.code === 'unavailable';
export const unavailable = (written: 'no' | 'unknown'): Unavailable => ({ ok: false, code: 'unavailable', written });
