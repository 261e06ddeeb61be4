import express, { type Express } from 'express';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Position } from '@paideia/store/port.ts';
import type { GroupRunner } from './group-runner.ts';
import type { Parked } from './parked.ts';
import { isSigned } from './signature.ts';

export type HttpParts = {
  readonly actorKey: string;
  readonly groups: readonly GroupRunner[];
  readonly head: () => Promise<Position>;
  readonly parked: () => Promise<readonly Parked[]>;
  readonly isReady: () => boolean;
};

/** How far each read model is behind the log, in positions, and what waits. */
export async function stateOf({ groups, head, parked, isReady }: HttpParts) {
  const [end, waiting] = [await head(), await parked()];
  return {
    ok: isReady(),
    head: end,
    parked: waiting.length,
    groups: groups.map((group) => {
      const state = group.state();
      return { ...state, lag: Math.max(0, end - state.position), parked: waiting.filter((one) => one.group === group.name).length };
    }),
  };
}

export function projectionApp(parts: HttpParts): Express {
  const { actorKey, groups, parked } = parts;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, pick: (one: Awaited<ReturnType<typeof stateOf>>['groups'][number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['group'],
      registers: [registry],
      async collect() {
        for (const one of (await stateOf(parts)).groups) this.set({ group: one.group }, pick(one));
      },
    });
  gauge('projection_lag', 'Positions of the log that a read model is behind', ({ lag }) => lag);
  gauge('projection_position', 'The position that a read model has reached', ({ position }) => position);
  gauge('projection_parked', 'Events that a read model could not take', (one) => one.parked);

  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/health/live', (_request, response) => void response.json({ ok: true }));
  app.get('/health/ready', async (_request, response) => {
    const state = await stateOf(parts);
    response.status(state.ok ? 200 : 503).json(state);
  });
  app.get('/metrics', async (_request, response) => void response.type('text/plain').send(await registry.metrics()));
  app.use((request, response, next) => {
    if (isSigned(actorKey, request.originalUrl, request.headers)) return next();
    response.status(401).json({ ok: false, code: 'unsigned' });
  });
  app.get('/parked', async (_request, response) => void response.json({ ok: true, parked: await parked() }));
  /** Progress as lines of JSON; the last one says how it ended. */
  app.post('/rebuild/:group', async (request, response) => {
    const group = groups.find(({ name }) => name === request.params.group);
    if (!group) return void response.status(404).json({ ok: false, code: 'notFound', groups: groups.map(({ name }) => name) });
    response.type('application/x-ndjson');
    let saidAt = 0;
    const say = (line: object) => response.write(`${JSON.stringify(line)}\n`);
    try {
      const generation = await group.rebuild((done, head) => {
        if (Date.now() - saidAt < 200) return;
        saidAt = Date.now();
        say({ group: group.name, done, head });
      });
      say({ ok: true, group: group.name, generation });
    } catch (error) {
      say({ ok: false, group: group.name, error: error instanceof Error ? error.message : String(error) });
    }
    response.end();
  });
  return app;
}
