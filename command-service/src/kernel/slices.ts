import type { CommandTable, Events, Message } from '@paideia/events/kernel/message.ts';
import type { Rule, Scope } from '@paideia/events/kernel/permission.ts';
import type { Rejection } from '@paideia/events/kernel/rejection.ts';
import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask, Given } from './decide/decider.ts';
import type { Process } from './decide/process.ts';
import type { Reaction } from './react/reaction.ts';
import type { Operation, Sweep } from './schedule/scheduled-job.ts';
import type { Timer } from './schedule/timer.ts';

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
  readonly scope: (state: any, command: any, facts: any) => Scope;
  readonly facts: (command: any, ask: Ask, state: any, given: Given) => Promise<object>;
  readonly decide: Readonly<Record<string, (state: any, data: any, facts: any) => readonly Message[] | Rejection>>;
  readonly evolve: Readonly<Record<string, (state: any, data: any) => unknown>>;
};
/* oxlint-enable typescript/no-explicit-any */

/** What a service is made of. */
export type Slices = {
  readonly deciders: readonly AnyDecider[];
  readonly processes: readonly Process[];
  readonly reactions: readonly Reaction[];
  readonly timers: readonly Timer[];
  readonly sweeps?: readonly Sweep[];
  readonly operations?: readonly Operation[];
  readonly factTables: readonly AnyProjection[];
};
