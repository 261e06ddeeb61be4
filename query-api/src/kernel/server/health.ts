import { request } from 'node:http';
import { Router } from 'express';
import { probeStores, type StoreProbes } from '@paideia/store/probe.ts';

/** `url` is a socket's path, host:port or http://host:port. */
export const placeOf = (
  url: string,
): { readonly socketPath: string } | { readonly host: string; readonly port: string } => {
  const [, host, port] = /^(?:https?:\/\/)?([^/:]+|\[[^\]]+\]):(\d+)\/?$/.exec(url) ?? [];
  return host && port ? { host, port } : { socketPath: url };
};

type State = { readonly ok: boolean } & Readonly<Record<string, unknown>>;
const silenceMs = 2_000;

/** Answers what another service of the house says at a path; it is undefined when that is silent. */
export const askService = (
  url: string,
  path: string,
): Promise<{ readonly status: number; readonly text: string } | undefined> =>
  new Promise((resolve) => {
    const no = () => resolve(undefined);
    const call = request({ ...placeOf(url), path, signal: AbortSignal.timeout(silenceMs) }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', no);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }));
    });
    call.on('error', no);
    call.end();
  });

/** Answers what a service says of itself; silence for 2 seconds is a no. */
export async function askHealth(url: string): Promise<State> {
  const answer = await askService(url, '/health/ready');
  if (!answer) return { ok: false, error: 'no answer' };
  const ok = answer.status === 200;
  try {
    return { ...(JSON.parse(answer.text) as object), ok };
  } catch {
    return { ok };
  }
}

export type Probes = Readonly<Record<string, () => Promise<State>>>;

/**
 * `/health/live` and `/health/ready`: 200, or 503 when a part or a store does not answer, with the state of each. A failing store is asked for a second
 * at most, another service for two.
 */
export function healthRoutes(probes: Probes, stores: StoreProbes): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.set('Cache-Control', 'no-store').json({ ok: true }));
  router.get('/health/ready', async (_request, response) => {
    const [states, own] = await Promise.all([
      Promise.all(
        Object.entries(probes).map(
          async ([name, probe]) => [name, await probe().catch((): State => ({ ok: false }))] as const,
        ),
      ),
      probeStores(stores),
    ]);
    const ok = own.ok && states.every(([, state]) => state.ok);
    // Laid out, for people look at it with `curl`.
    const text = JSON.stringify({ ok, stores: own.stores, parts: Object.fromEntries(states) }, null, 2);
    response
      .set('Cache-Control', 'no-store')
      .status(ok ? 200 : 503)
      .type('json')
      .send(`${text}\n`);
  });
  return router;
}
