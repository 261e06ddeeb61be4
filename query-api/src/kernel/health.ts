import { request } from 'node:http';
import { isIP } from 'node:net';
import { Router, type Request } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** `url` is a socket's path, host:port or http://host:port. */
export const placeOf = (url: string): { readonly socketPath: string } | { readonly host: string; readonly port: string } => {
  const [, host, port] = /^(?:https?:\/\/)?([^/:]+|\[[^\]]+\]):(\d+)\/?$/.exec(url) ?? [];
  return host && port ? { host, port } : { socketPath: url };
};

export type State = { readonly ok: boolean } & Readonly<Record<string, unknown>>;
/** What a service says of itself; silence for 2 seconds is a no. */
export const askHealth = (url: string): Promise<State> =>
  new Promise((resolve) => {
    const no = () => resolve({ ok: false, error: 'no answer' });
    const call = request({ ...placeOf(url), path: '/health/ready', timeout: 2000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', no);
      answer.on('end', () => {
        try {
          resolve({ ...(JSON.parse(Buffer.concat(parts).toString('utf8')) as object), ok: answer.statusCode === 200 });
        } catch {
          resolve({ ok: answer.statusCode === 200 });
        }
      });
    });
    call.on('timeout', () => call.destroy());
    call.on('error', no);
    call.end();
  });

/** Straight from this machine: nothing that a proxy handed on. */
const isLocal = ({ socket, headers }: Request) => {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return headers['x-forwarded-for'] === undefined && (!isIP(address) || address === '::1' || address.startsWith('127.'));
};

export type Probes = Readonly<Record<string, () => Promise<State>>>;
export function metricsOf(): { readonly registry: Registry; readonly requests: Histogram<'route' | 'status'> } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'paideia_http_seconds',
    help: 'Time to answer',
    labelNames: ['route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return { registry, requests };
}

/** `/health/live`, `/health/ready` with the state of every part, and `/metrics` for this machine only. */
export function healthRoutes(probes: Probes, registry: Registry): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.set('Cache-Control', 'no-store').json({ ok: true }));
  router.get('/health/ready', async (_request, response) => {
    const states = await Promise.all(Object.entries(probes).map(async ([name, probe]) => [name, await probe().catch(() => ({ ok: false }))] as const));
    const ok = states.every(([, state]) => state.ok);
    response
      .set('Cache-Control', 'no-store')
      .status(ok ? 200 : 503)
      .json({ ok, parts: Object.fromEntries(states) });
  });
  router.get('/metrics', async (request, response) => {
    if (!isLocal(request)) return void response.status(404).end();
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
