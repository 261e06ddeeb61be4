import { setImmediate as nextTurn } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { eventLoopLag } from '@paideia/store/event-loop-lag.ts';

const prefix = 'nodejs_eventloop_lag';
/** The library looks by a timer of its own, which would wake a service that rests: it is to look never. */
const never = 2 ** 31 - 1;
const numbers: Readonly<Record<string, readonly [help: string, nanoseconds: () => number]>> = {
  min: ['The minimum recorded event loop delay.', () => eventLoopLag.min],
  max: ['The maximum recorded event loop delay.', () => eventLoopLag.max],
  mean: ['The mean of the recorded event loop delays.', () => eventLoopLag.mean],
  stddev: ['The standard deviation of the recorded event loop delays.', () => eventLoopLag.stddev],
  p50: ['The 50th percentile of the recorded event loop delays.', () => eventLoopLag.percentile(50)],
  p90: ['The 90th percentile of the recorded event loop delays.', () => eventLoopLag.percentile(90)],
  p99: ['The 99th percentile of the recorded event loop delays.', () => eventLoopLag.percentile(99)],
};

/** It counts what every process has: memory, time of the processor, the collector, and how late its event loop is. */
export function countProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: never });
  const registers = [registry];
  for (const name of ['', ...Object.keys(numbers).map((one) => `_${one}`)])
    registry.removeSingleMetric(`${prefix}${name}_seconds`);
  // It is asked before the others, which are numbers of the same look.
  const now = new Gauge({
    name: `${prefix}_seconds`,
    help: 'Lag of event loop in seconds.',
    registers,
    async collect() {
      // What nobody has measured since the last time stays as it was.
      if (eventLoopLag.count > 0) for (const [gauge, nanoseconds] of gauges) gauge.set(nanoseconds() / 1e9);
      eventLoopLag.reset();
      const asked = performance.now();
      await nextTurn();
      now.set((performance.now() - asked) / 1e3);
    },
  });
  const gauges = Object.entries(numbers).map(
    ([name, [help, nanoseconds]]) =>
      [new Gauge({ name: `${prefix}_${name}_seconds`, help, registers }), nanoseconds] as const,
  );
}
