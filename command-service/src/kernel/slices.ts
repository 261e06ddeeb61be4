import type { z } from 'zod';
import type { CommandTable, EventTable } from '@paideia/events/kernel/message.ts';
import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import type { Decider } from './decider.ts';
import type { Process } from './process.ts';
import type { Reaction } from './reaction.ts';
import type { Timer } from './timer.ts';

// A list of deciders mixes states and commands, and each is only ever run with its own; no narrower type holds them all.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyDecider = Decider<any, any, any, any, any>;

/** What a service is made of. */
export type Slices = {
  readonly deciders: readonly AnyDecider[];
  readonly processes: readonly Process[];
  readonly reactions: readonly Reaction[];
  readonly timers: readonly Timer[];
  readonly factTables: readonly AnyProjection[];
};

export const schemaOf = ({ commands }: AnyDecider, type: string): z.ZodType | undefined => (commands as CommandTable)[type];
export const versionOf = ({ events }: AnyDecider, type: string): number => (events.types as EventTable)[type]!.version;
