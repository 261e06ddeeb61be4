import type { Absence } from '@paideia/events/kernel/dates.ts';
import type { CommandOf, CommandTable, DataOf, EventOf, Events, Message } from '@paideia/events/kernel/message.ts';
import type { Rule, Scope, Who } from '@paideia/events/kernel/permission.ts';
import type { Rejection } from '@paideia/events/kernel/rejection.ts';
import type { Collection, Reader } from '@paideia/documents/port.ts';
import type { Position } from '@paideia/store/port.ts';
import type { Storage } from '../storage/storage.ts';

/** Every decision may know this besides its own stream. Time is a fact. */
export type Given = {
  readonly now: string;
  readonly who: Who;
  readonly actorId: string | null;
  readonly channel: 'WEB' | 'APP' | 'SYSTEM' | 'SEED';
};

/** Facts are asked for in two ways: other streams are folded by their own decider, and fact tables are folded to the head of the log first. What no event tells is in a record. */
export type Ask = {
  state<E extends Events, C extends CommandTable, S, R extends string, F>(
    decider: Decider<E, C, S, R, F>,
    stream: string,
  ): Promise<S>;
  /** As `state`, and the place in the log of the last event that it has; 0 when it has none. */
  placed<E extends Events, C extends CommandTable, S, R extends string, F>(
    decider: Decider<E, C, S, R, F>,
    stream: string,
  ): Promise<{ readonly state: S; readonly position: Position }>;
  table<V extends object>(table: Collection<V>): Reader<V>;
  /** The value of a record, as it is at this moment; undefined where there is none. */
  record<V>(key: string): Promise<V | undefined>;
  /** A short code that only this server can make, the same for equal parts. */
  code(...parts: readonly string[]): string;
  /** It answers what stands for an e-mail address where only its holder may be found by it: an HMAC of its lower-case form, in hex. */
  emailKey(email: string): string;
  /** When the services were away lately, the earliest first: nobody is judged by what could not be sent then. */
  absences(): readonly Absence[];
  /** The bytes of files lie there. Asking it for the same upload again changes nothing. */
  readonly storage: Storage;
};

type HeldClaim = { readonly kind: string; readonly value: string; readonly holder: string };
type Told = Message<string, Record<string, unknown>>;
/** In which streams the claims of a kind stand, one a value, and in which events. `holder` is the stream of the record that has the value. */
export type ClaimWords = {
  readonly events: Events;
  readonly stream: (kind: string, value: string) => string;
  /** Until then nobody disturbs a record that may still be on its way. */
  readonly claimed: (claim: HeldClaim & { readonly until: string }) => Told;
  /** Also stands in the stream of a holder that never came. */
  readonly released: (claim: HeldClaim) => Told;
  /** Null: nobody's from here on. Without `until` it was claimed by a release whose records came without a claim of their own. */
  readonly heldBy: (event: never) => { readonly holder: string; readonly until?: string | undefined } | null;
};

/** A value of a kind that only one record may hold, and what is answered to whoever wants it too. */
export type Claim<R extends string = string> = {
  readonly kind: string;
  readonly value: string;
  readonly taken: Rejection<R>;
  /** Left out: in those of all kinds that have none of their own. */
  readonly words?: ClaimWords;
};

export type Decider<E extends Events, C extends CommandTable, S, R extends string, F = unknown> = {
  readonly events: E;
  readonly commands: C;
  readonly permissions: Readonly<Record<keyof C & string, Rule>>;
  /** Who may know that the record is there. A command of anyone else is answered as if it were not. */
  readonly reads?: Rule;
  /** Commands that begin a stream; the others need one that exists. */
  readonly creates: readonly (keyof C & string)[];
  /** Commands that commute with what others do to the stream: on a conflict they are decided again. The others answer with the conflict. */
  readonly commutes: readonly (keyof C & string)[];
  readonly stream: (command: CommandOf<C>) => string;
  readonly initial: S;
  readonly exists: (state: S) => boolean;
  /**
   * It is for streams that grow for as long as the college is there: the state, which is small, JSON and nothing personal, is kept now and then, so that a start does not
   * read the stream from its first event. It is a number to raise when `evolve` or the state changes.
   */
  readonly snapshot?: number;
  /** It answers what this record holds that no other may. What is new after a decision is claimed before its events are written. */
  readonly claims?: (state: S) => readonly Claim<R>[];
  /** It says whose record it is and which region owns it; permissions are judged by it. */
  readonly scope: (state: S, command: CommandOf<C>, facts: F) => Scope;
  /** They are read before deciding; decide itself reads nothing. */
  readonly facts: (command: CommandOf<C>, ask: Ask, state: S, given: Given) => Promise<F>;
  readonly decide: {
    readonly [T in keyof C & string]: (
      state: S,
      data: DataOf<CommandOf<C>, T>,
      facts: F & Given,
    ) => readonly EventOf<E>[] | Rejection<R>;
  };
  readonly evolve: { readonly [T in keyof E['types'] & string]: (state: S, data: DataOf<EventOf<E>, T>) => S };
};

// A list of deciders mixes states, commands and facts, and each is only ever run with its own; no narrower type holds them all.
/* oxlint-disable typescript/no-explicit-any */
export type AnyDecider = {
  readonly events: Events;
  readonly commands: CommandTable;
  readonly permissions: Readonly<Record<string, Rule>>;
  readonly reads?: Rule;
  readonly creates: readonly string[];
  readonly commutes: readonly string[];
  readonly stream: (command: any) => string;
  readonly initial: unknown;
  readonly exists: (state: any) => boolean;
  readonly snapshot?: number;
  readonly claims?: (state: any) => readonly Claim[];
  readonly scope: (state: any, command: any, facts: any) => Scope;
  readonly facts: (command: any, ask: Ask, state: any, given: Given) => Promise<object>;
  readonly decide: Readonly<Record<string, (state: any, data: any, facts: any) => readonly Message[] | Rejection>>;
  readonly evolve: Readonly<Record<string, (state: any, data: any) => unknown>>;
};
/* oxlint-enable typescript/no-explicit-any */

export const defineDecider =
  <S, R extends string, F = Record<never, never>>() =>
  <E extends Events, C extends CommandTable>(decider: Decider<E, C, S, R, F>): Decider<E, C, S, R, F> =>
    decider;
/** It suits deciders that need nothing from outside. */
export const noFacts = () => Promise.resolve({});

// The tables are complete by their types, so a row that is asked for is there; the compiler cannot follow a name known only at run time.
type Row = (...args: unknown[]) => unknown;
const row = (table: object, type: string): Row | undefined =>
  Object.hasOwn(table, type) ? (table as Record<string, Row>)[type] : undefined;

/** An event type that this code does not know leaves the state as it is. */
export const evolve = <S>(decider: { readonly initial: S; readonly evolve: object }, state: S, event: Message): S =>
  (row(decider.evolve, event.type)?.(state, event.data) as S | undefined) ?? state;

export const fold = <E extends Events, C extends CommandTable, S, R extends string, F>(
  decider: Decider<E, C, S, R, F>,
  history: readonly Message[],
): S => history.reduce<S>((state, event) => evolve(decider, state, event), decider.initial);

export const decide = <E extends Events, C extends CommandTable, S, R extends string, F>(
  decider: Decider<E, C, S, R, F>,
  state: S,
  command: Message,
  facts: F & Given,
): readonly EventOf<E>[] | Rejection<R> =>
  row(decider.decide, command.type)!(state, command.data, facts) as readonly EventOf<E>[] | Rejection<R>;
