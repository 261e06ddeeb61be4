import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Handle } from './handler.ts';

/** What `/metrics` shows. Labels come from closed lists only: names of commands, codes of answers. */
export function metrics(types: readonly string[], countParked: () => Promise<number>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const known = new Set(types);
  const commands = new Counter({ name: 'commands_total', help: 'Commands by type and outcome', labelNames: ['type', 'outcome'], registers: [registry] });
  const seconds = new Histogram({
    name: 'command_seconds',
    help: 'From taking a command to its answer',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const signIns = new Counter({ name: 'sign_ins_total', help: 'Sign-ins by outcome', labelNames: ['outcome'], registers: [registry] });
  new Gauge({
    name: 'reactions_parked',
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
