import type { DataOf, EventOf, Events, Message } from '@paideia/events/kernel/message.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';

/** When it is due, ISO 8601 in UTC; null cancels. One timer a kind and subject: a later row replaces an earlier one. */
type Due = { readonly subject: string; readonly dueAt: string | null };

/** What an event says of the timers of a kind. */
type Said = Due | readonly Due[] | undefined;
export const duesOf = (said: Said): readonly Due[] => (said === undefined ? [] : [said].flat());

type EventsOf<E> = E extends Events ? EventOf<E> : never;
type Rows<E extends Events> = {
  readonly [T in EventsOf<E>['type']]?: (data: DataOf<EventsOf<E>, T>, occurred: Occurred) => Said;
};

export type Timer = {
  readonly kind: string;
  /** Raised when the rows change; the due-list is then built again from the first event. */
  readonly version: number;
  readonly events: readonly Events[];
  readonly schedule: Readonly<Record<string, (data: never, occurred: Occurred) => Said>>;
  /** The command's id derives from kind, subject and `dueAt`, so it fires once. Its event should cancel or move the timer. */
  readonly fire: (subject: string, dueAt: string) => Message;
};

export const defineTimer = <E extends Events>(timer: {
  readonly kind: string;
  readonly version?: number;
  readonly events: readonly E[];
  readonly schedule: Rows<E>;
  readonly fire: Timer['fire'];
}): Timer =>
  // It is as for reactions: the types are checked here, and the timer is found by name at run time.
  ({ version: 1, ...timer }) as unknown as Timer;
