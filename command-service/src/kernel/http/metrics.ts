import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countProcess } from '@paideia/projection-service/kernel/service/process-metrics.ts';
import { Refused, StoreUnavailable, StreamConflict, type EventStore, type Position } from '@paideia/store/port.ts';
import type { Handle } from '../decide/reply.ts';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
function outcomeOf(error: unknown): string {
  if (error instanceof StreamConflict) return 'conflict';
  if (error instanceof StoreUnavailable) return 'unavailable';
  return error instanceof Refused ? 'refused' : 'failed';
}

/** Counts and times what is appended, whoever appends: commands, processes and reactions alike. */
export function measuredAppends(store: EventStore) {
  const registry = new Registry();
  const appends = new Counter({
    name: 'paideia_appends_total',
    help: 'Appends to the log by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const events = new Counter({
    name: 'paideia_appended_events_total',
    help: 'Events in the appends that were done',
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'paideia_append_seconds',
    help: 'From an append to its acknowledgement',
    buckets,
    registers: [registry],
  });
  let last: Position = 0;
  const append: EventStore['append'] = async (stream, list, expected) => {
    const stop = seconds.startTimer();
    try {
      const appended = await store.append(stream, list, expected);
      last = Math.max(last, appended.position);
      appends.inc({ outcome: 'done' });
      events.inc(list.length);
      return appended;
    } catch (error) {
      appends.inc({ outcome: outcomeOf(error) });
      throw error;
    } finally {
      stop();
    }
  };
  return { registry, appended: () => last, store: { ...store, append } satisfies EventStore };
}

/** Makes what `/metrics` shows. Labels come from closed lists only: names of commands, codes of answers. */
export function metrics(types: readonly string[], countParked: () => Promise<number>, registry = new Registry()) {
  // Whoever shows several services together tells them apart by it.
  registry.setDefaultLabels({ service: 'command-service' });
  countProcess(registry);
  const known = new Set(types);
  const commands = new Counter({
    name: 'paideia_commands_total',
    help: 'Commands by type and outcome',
    labelNames: ['type', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'paideia_command_seconds',
    help: 'From taking a command to its answer',
    buckets,
    registers: [registry],
  });
  const signIns = new Counter({
    name: 'paideia_sign_ins_total',
    help: 'Sign-ins by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'paideia_reactions_parked',
    help: 'Events that a reaction could not deal with',
    registers: [registry],
    async collect() {
      this.set(await countParked());
    },
  });

  const measured =
    (handle: Handle): Handle =>
    async (envelope, actor, cause) => {
      const stop = seconds.startTimer();
      const type = known.has(envelope.type) ? envelope.type : 'unknown';
      try {
        const reply = await handle(envelope, actor, cause);
        commands.inc({ type, outcome: reply.ok ? (reply.repeated ? 'repeated' : 'done') : reply.code });
        return reply;
      } catch (error) {
        commands.inc({ type, outcome: 'failed' });
        throw error;
      } finally {
        stop();
      }
    };
  return { registry, measured, signIns };
}
export type Metrics = ReturnType<typeof metrics>;
