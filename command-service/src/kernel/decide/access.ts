import type { Actor } from '@paideia/events/kernel/permission.ts';
import type { ActorContext } from './envelope.ts';
import type { Ask } from './decider.ts';

/** Who people are and for whom they may act. The accounts are a slice, so the service says it. */
export type Access = {
  /** Who that is at the head of the log; undefined when there is no such account or it is deactivated. */
  readonly actor: (ask: Ask, userId: string) => Promise<Actor | undefined>;
  /** Why nobody may send such a command in another's name now, whatever the caller believes; undefined when it may be sent. */
  readonly refusedToActAs: (ask: Ask, type: string, actor: ActorContext, now: string) => Promise<string | undefined>;
};
