import { Gauge, Registry } from 'prom-client';
import type { Position } from '@paideia/store/port.ts';
import type { Job } from './jobs.ts';
import { countProcess } from './process-metrics.ts';
import { mostCounted } from '../log.ts';
import type { Parked } from '../parked.ts';
import type { State } from './readiness.ts';
import type { Service } from './service.ts';

export type HealthParts = {
  readonly service: Pick<Service, 'states' | 'isReady'>;
  readonly head: () => Promise<Position>;
  /** It answers how many events the log has after each of the positions. */
  readonly countAfter: (positions: readonly Position[]) => Promise<readonly number[]>;
  readonly parked: () => Promise<readonly Parked[]>;
  /** It answers how many events of another program in the log were passed over since the start. */
  readonly foreignEvents: () => number;
  readonly jobs: () => Promise<readonly Job[]>;
  /** When the last verification ended, and whether all was whole. */
  readonly verified: () => Promise<{ readonly finishedAt: string; readonly isWhole: boolean } | null>;
};
/** `lag` in events, counted up to `mostCounted`; `behindSeconds` is how long it has been behind without a moment's rest, as far as was looked. */
export type GroupHealth = State & { readonly lag: number; readonly behindSeconds: number; readonly parked: number };
export type Health = {
  readonly ok: boolean;
  readonly head: Position;
  readonly parked: number;
  readonly foreignEvents: number;
  readonly verified: { readonly finishedAt: string; readonly isWhole: boolean } | null;
  readonly groups: readonly GroupHealth[];
};

/** How far each read model is behind the log, and what waits. Nothing in it is about a person. */
export function healthOf({
  service,
  head,
  countAfter,
  parked,
  foreignEvents,
  verified,
}: Omit<HealthParts, 'jobs'>): () => Promise<Health> {
  const behindSince = new Map<string, number>();
  function behind(group: string, lag: number): number {
    if (lag === 0) behindSince.delete(group);
    else if (!behindSince.has(group)) behindSince.set(group, performance.now());
    return lag === 0 ? 0 : Math.round(performance.now() - behindSince.get(group)!) / 1000;
  }
  return async () => {
    const [end, states, waiting, last] = await Promise.all([head(), service.states(), parked(), verified()]);
    const lags = await countAfter(states.map(({ position }) => position));
    const groups = states.map((state, n) => {
      const lag = lags[n] ?? 0;
      return {
        ...state,
        lag,
        behindSeconds: behind(state.group, lag),
        parked: waiting.filter(({ group }) => group === state.group).length,
      };
    });
    return {
      ok: service.isReady(),
      head: end,
      parked: waiting.length,
      foreignEvents: foreignEvents(),
      verified: last && { finishedAt: last.finishedAt, isWhole: last.isWhole },
      groups,
    };
  };
}

/** Makes what `/metrics` shows: there is one look for all of it, and before any of it is written down. */
export function metricsOf(health: () => Promise<Health>, jobs: () => Promise<readonly Job[]>): () => Promise<string> {
  const registry = new Registry();
  // Whoever shows several services together tells them apart by it.
  registry.setDefaultLabels({ service: 'projection-service' });
  countProcess(registry);
  const ofGroup = (name: string, help: string) =>
    new Gauge({ name: `paideia_${name}`, help, labelNames: ['group'], registers: [registry] });
  const single = (name: string, help: string) => new Gauge({ name: `paideia_${name}`, help, registers: [registry] });
  const gauges: readonly (readonly [Gauge<'group'>, (one: GroupHealth) => number])[] = [
    [ofGroup('projection_lag', `Events that a read model is behind, counted up to ${mostCounted}`), ({ lag }) => lag],
    [
      ofGroup('projection_behind_seconds', 'How long a read model has been behind, as far as was looked'),
      ({ behindSeconds }) => behindSeconds,
    ],
    [ofGroup('projection_position', 'The position that a read model has reached'), ({ position }) => position],
    [ofGroup('projection_events', 'Events that a read model was given by this process'), ({ events }) => events],
    [
      ofGroup('projection_parked', 'Events that a read model could not take, and those that wait for them'),
      ({ parked }) => parked,
    ],
  ];
  const rebuild = ofGroup(
    'rebuild_progress',
    'How far the next build of a read model is, from 0 to 1; absent while none is built',
  );
  const foreign = single('foreign_events', 'Events of another program in the log, passed over since the start');
  const end = single('projection_head', 'The position of the last event of the log');
  const running = new Gauge({
    name: 'paideia_jobs',
    help: 'Rebuilds and verifications under way',
    labelNames: ['kind'],
    registers: [registry],
  });
  const whole = single('verification_whole', 'Whether the last verification found everything whole: 1 or 0');
  const verifiedAt = single('verification_timestamp_seconds', 'When the last verification ended');

  return async () => {
    const [state, all] = await Promise.all([health(), jobs()]);
    end.set(state.head);
    foreign.set(state.foreignEvents);
    rebuild.reset();
    for (const one of state.groups) {
      for (const [gauge, pick] of gauges) gauge.set({ group: one.group }, pick(one));
      if (one.rebuilding !== null)
        rebuild.set({ group: one.group }, Math.min(1, one.rebuilding / Math.max(1, state.head)));
    }
    for (const kind of ['replay', 'verification']) running.set({ kind }, all.filter((job) => job.kind === kind).length);
    if (state.verified) {
      whole.set(state.verified.isWhole ? 1 : 0);
      verifiedAt.set(Date.parse(state.verified.finishedAt) / 1000);
    }
    return registry.metrics();
  };
}
