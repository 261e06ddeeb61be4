import type { DataOf, EventOf, Events, Message } from '@paideia/events/kernel/message.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../decide/decider.ts';

/**
 * A command that a reaction or a timer sends. Its id derives from the event, its type and its `key` (by default its place in the list),
 * so a redelivery changes nothing; give a key wherever the list may be another one the next time.
 */
export type Command = Message & { readonly key?: string };

// Distributes over a union of categories, so that a row finds its data by its event's name.
type EventsOf<E> = E extends Events ? EventOf<E> : never;
type Rows<E extends Events> = {
  readonly [T in EventsOf<E>['type']]?: (
    data: DataOf<EventsOf<E>, T>,
    occurred: Occurred,
    ask: Ask,
  ) => Promise<readonly Command[]>;
};

export type Reaction = {
  readonly name: string;
  /** It says where a reaction that never ran begins: at the first event, or behind the last one. */
  readonly from: 'beginning' | 'now';
  readonly events: readonly Events[];
  /** Events of one partition are taken in order, those of different partitions beside each other. Without it all are in one. */
  readonly partition?: (event: Recorded) => string;
  readonly on: Readonly<Record<string, (data: never, occurred: Occurred, ask: Ask) => Promise<readonly Command[]>>>;
};

/** It suits a reaction that looks at one stream's events only. */
export const ofStream = ({ stream }: Recorded): string => stream;

/** Turns events into commands. It may run more than once for an event; `occurred.channel` is `'SEED'` for the demo data, which sends no mail. */
export const defineReaction = <E extends Events>(reaction: {
  readonly name: string;
  readonly from: 'beginning' | 'now';
  readonly events: readonly E[];
  readonly partition?: Reaction['partition'];
  readonly on: Rows<E>;
}): Reaction =>
  // The rows are checked above against their events; the runner finds them by a name that it knows only at run time.
  reaction as unknown as Reaction;
