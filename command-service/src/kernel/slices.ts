import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import type { Deciding } from './decide/handler.ts';
import type { Reaction } from './react/reaction.ts';
import type { Endpoint } from './http/http.ts';
import type { ScheduledJob } from './schedule/scheduled-job.ts';
import type { Timer } from './schedule/timer.ts';

/** A service is made of these. */
export type Slices = Deciding & {
  readonly reactions: readonly Reaction[];
  readonly timers: readonly Timer[];
  readonly jobs?: readonly ScheduledJob[];
  readonly endpoints?: readonly Endpoint[];
  readonly factTables: readonly AnyProjection[];
  /** The event after which no instance remembers what it has read of people before. */
  readonly forgetsAt?: string;
};
