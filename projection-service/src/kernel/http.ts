import express, { type Express } from 'express';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Position } from '@paideia/store/port.ts';
import type { Parked } from './parked.ts';
import type { Service, State } from './service.ts';
import { isSigned } from './signature.ts';

export type HttpParts = {
  readonly actorKey: string;
  readonly service: Pick<Service, 'states' | 'isReady' | 'rebuild'>;
  readonly head: () => Promise<Position>;
  readonly parked: () => Promise<readonly Parked[]>;
};
type GroupHealth = State & { readonly lag: number; readonly parked: number };
type Health = { readonly ok: boolean; readonly head: Position; readonly parked: number; readonly groups: readonly GroupHealth[] };

/** How far each read model is behind the log, in positions, and what waits. */
async function healthOf({ service, head, parked }: HttpParts): Promise<Health> {
  const [end, states, waiting] = await Promise.all([head(), service.states(), parked()]);
  const groups = states.map((state) => ({
    ...state,
    lag: Math.max(0, end - state.position),
    parked: waiting.filter(({ group }) => group === state.group).length,
  }));
  return { ok: service.isReady(), head: end, parked: waiting.length, groups };
}

function metricsOf(parts: HttpParts): () => Promise<string> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const behindSince = new Map<string, number>();
  /** How long a read model has been behind without a moment's rest. */
  const behind = ({ group, lag }: GroupHealth) => {
    if (lag === 0) behindSince.delete(group);
    else if (!behindSince.has(group)) behindSince.set(group, performance.now());
    return lag === 0 ? 0 : (performance.now() - behindSince.get(group)!) / 1000;
  };
  const gauges: readonly (readonly [Gauge<'group'>, (one: GroupHealth) => number])[] = (
    [
      ['paideia_projection_lag', 'Positions of the log that a read model is behind', ({ lag }) => lag],
      ['paideia_projection_behind_seconds', 'How long a read model has been behind, as far as was looked', behind],
      ['paideia_projection_position', 'The position that a read model has reached', ({ position }) => position],
      ['paideia_projection_events', 'Events that a read model was given by this process', ({ events }) => events],
      ['paideia_projection_parked', 'Events that a read model could not take, and those that wait for them', ({ parked }) => parked],
    ] as const satisfies readonly (readonly [string, string, (one: GroupHealth) => number])[]
  ).map(([name, help, pick]) => [new Gauge({ name, help, labelNames: ['group'], registers: [registry] }), pick]);
  const end = new Gauge({ name: 'paideia_projection_head', help: 'The position of the last event of the log', registers: [registry] });
  // One look for all of them, and before any of them is written down.
  return async () => {
    const health = await healthOf(parts);
    end.set(health.head);
    for (const [gauge, pick] of gauges) for (const one of health.groups) gauge.set({ group: one.group }, pick(one));
    return registry.metrics();
  };
}

/** What the other services, the operator and the monitoring ask. */
export function projectionApp(parts: HttpParts): Express {
  const { actorKey, service, parked } = parts;
  const metrics = metricsOf(parts);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/health/live', (_request, response) => void response.json({ ok: true }));
  app.get('/health/ready', async (_request, response) => {
    const health = await healthOf(parts);
    response.status(health.ok ? 200 : 503).json(health);
  });
  app.get('/metrics', async (_request, response) => void response.type('text/plain').send(await metrics()));
  app.use((request, response, next) => {
    if (isSigned(actorKey, request.originalUrl, request.headers)) return next();
    response.status(401).json({ ok: false, code: 'unsigned' });
  });
  app.get('/parked', async (_request, response) => void response.json({ ok: true, parked: await parked() }));

  /** Progress as lines of JSON; the last one says how it ended. */
  app.post('/rebuild/:group', async (request, response) => {
    const { group } = request.params;
    response.type('application/x-ndjson');
    let saidAt = 0;
    const say = (line: object) => response.write(`${JSON.stringify(line)}\n`);
    const rebuilding = service.rebuild(group, (done, head) => {
      if (Date.now() - saidAt < 200) return;
      saidAt = Date.now();
      say({ group, done, head });
    });
    if (!rebuilding)
      return void response
        .status(404)
        .type('json')
        .json({ ok: false, code: 'notFound', groups: (await service.states()).filter((one) => one.isFedHere).map((one) => one.group) });
    const last = await rebuilding.then(
      (generation) => ({ ok: true, group, generation }),
      (error: unknown) => ({ ok: false, group, error: error instanceof Error ? error.message : String(error) }),
    );
    response.end(`${JSON.stringify(last)}\n`);
  });
  // Express knows an error handler by its four parameters. What went wrong here is a store's; it is said without its details.
  app.use((_error: unknown, _request: express.Request, response: express.Response, next: express.NextFunction) => {
    if (response.headersSent) return next(_error);
    response.status(503).json({ ok: false, code: 'unavailable' });
  });
  return app;
}
