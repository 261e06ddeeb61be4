import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { eventLoopLag } from '@paideia/store/event-loop-lag.ts';
import { countProcess } from './process-metrics.ts';

test('how late the event loop was is told once, and stays where nobody has looked since', async () => {
  const registry = new Registry();
  countProcess(registry);
  const told = async (name: string) => {
    const [line] = (await registry.getSingleMetricAsString(`nodejs_eventloop_lag_${name}`)).split('\n').slice(-1);
    return Number(line!.split(' ').at(-1));
  };
  expect(await registry.metrics()).toContain('nodejs_eventloop_lag_p99_seconds 0');
  for (const ms of [250, 251, 700]) eventLoopLag.record(ms * 1e6);
  await registry.metrics();
  expect(await told('min_seconds')).toBeCloseTo(0.25, 2);
  expect(await told('p50_seconds')).toBeCloseTo(0.25, 2);
  expect(await told('p99_seconds')).toBeCloseTo(0.7, 2);
  await registry.metrics();
  expect(await told('max_seconds')).toBeCloseTo(0.7, 2);
  expect(eventLoopLag.count).toBe(0);
});
