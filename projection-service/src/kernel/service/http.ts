import express, { type Express } from 'express';
import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import { backupKept, keepBackup, lastBackup } from '../backup-kept.ts';
import { healthOf, metricsOf, type Health, type HealthParts } from './health.ts';
import { Wanted, type Job, type Jobs } from './jobs.ts';
import type { Parked } from '../parked.ts';
import type { Seen, Service } from './service.ts';
import { probeStores, type StoreProbes } from '@paideia/store/probe.ts';
import type { Shredding } from '../shredding.ts';
import { signatureCheck } from '../signature.ts';
import { keepVerification, lastVerification, type Verification } from '../verification/verification.ts';

export type HttpParts = Omit<HealthParts, 'service' | 'jobs' | 'verified'> & {
  readonly actorKey: string;
  readonly service: Pick<Service, 'states' | 'isReady' | 'rebuild' | 'feederOf' | 'follow' | 'isSure'>;
  /** What it cannot work without, asked each time somebody wants to know whether it is ready. */
  readonly stores: StoreProbes;
  readonly jobs: Pick<Jobs, 'reconcile' | 'running'>;
  readonly records: Pick<Records, 'get' | 'put'>;
  readonly isShredded: Shredding;
};
/** All that an operator looks at. */
export type Operations = Health & {
  readonly parkedEvents: readonly Parked[];
  readonly jobs: readonly Job[];
  readonly verification: Verification | null;
  readonly backup: z.infer<typeof backupKept> | null;
};
const shownParked = 200;
export const aliveEveryMs = 300;
// This is what the operator's command found out by itself. It is signed, so it comes from the house.
const Kept = z.looseObject({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  isWhole: z.boolean(),
  models: z.array(z.unknown()),
});

/** What the other services, the operator and the monitoring ask. */
export function projectionApp(parts: HttpParts): Express {
  const { actorKey, service, jobs, records } = parts;
  const health = healthOf({ ...parts, verified: () => lastVerification(records) });
  const metrics = metricsOf(health, () => jobs.running());
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/health/live', (_request, response) => void response.json({ ok: true }));
  app.get('/health/ready', async (_request, response) => {
    // First whether they answer at all: one that hangs would keep whoever asks waiting for the rest.
    const { ok, stores } = await probeStores(parts.stores);
    if (!ok) return void response.status(503).json({ ok, stores });
    const { ok: isReady, ...state } = await health();
    response.status(isReady ? 200 : 503).json({ ok: isReady, stores, ...state });
  });
  app.get('/metrics', async (_request, response) => void response.type('text/plain').send(await metrics()));
  const claimsOf = signatureCheck(actorKey);
  app.use(express.raw({ type: () => true, limit: 1_000_000 }), (request, response, next) => {
    const { method, originalUrl: path, headers } = request;
    const body: unknown = request.body;
    if (claimsOf({ method, path, ...(Buffer.isBuffer(body) && { body }) }, headers)) return next();
    response.status(401).json({ ok: false, code: 'unsigned' });
  });
  const bodyOf = <S extends z.ZodType>(schema: S, request: express.Request): z.infer<S> | undefined => {
    try {
      return schema.safeParse(JSON.parse(String(request.body))).data;
    } catch {
      return undefined;
    }
  };

  app.get('/parked', async (_request, response) => void response.json({ ok: true, parked: await parts.parked() }));
  app.get('/operations', async (_request, response) => {
    const [state, running, verification, backup, parked] = await Promise.all([
      health(),
      jobs.running(),
      lastVerification(records),
      lastBackup(records),
      parts.parked(),
    ]);
    const operations: Operations = {
      ...state,
      jobs: running,
      verification,
      backup,
      parkedEvents: parked.slice(0, shownParked),
    };
    response.json(operations);
  });
  app.put('/jobs', async (request, response) => {
    const wanted = bodyOf(z.array(Wanted).max(200), request);
    if (!wanted) return void response.status(400).json({ ok: false, code: 'invalid' });
    response.json({ ok: true, jobs: await jobs.reconcile(wanted) });
  });
  app.put('/shreddings/:id', (request, response) => {
    response.json({ ok: true, isDone: parts.isShredded(request.params.id) });
  });
  app.put('/kept/:kind', async (request, response) => {
    const verification = request.params.kind === 'verification' ? bodyOf(Kept, request) : undefined;
    const backup = request.params.kind === 'backup' ? bodyOf(backupKept, request) : undefined;
    if (verification) await keepVerification(records, verification as unknown as Verification);
    else if (backup) await keepBackup(records, backup);
    else return void response.status(400).json({ ok: false, code: 'invalid' });
    response.json({ ok: true });
  });

  /** How far the read models are that are fed here, as lines of JSON for as long as somebody listens; of one that moves often the last word counts. */
  app.get('/positions', (_request, response) => {
    const news = new Map<string, Seen>();
    /** Whoever listens takes what is said for what is so: one that stood still says nothing before it has looked whether it still leads. */
    const isSure = () => service.isSure() || (response.destroy(), false);
    const write = () => {
      if (!isSure()) return;
      if (response.writableNeedDrain || response.writableEnded) return;
      const lines = [...news.values()].map((one) => `${JSON.stringify(one)}\n`);
      news.clear();
      if (lines.length > 0) response.write(lines.join(''));
    };
    response.type('application/x-ndjson').flushHeaders();
    response.on('drain', write);
    const stop = service.follow((one) => {
      if (news.size === 0) setImmediate(write);
      news.set(one.group, one);
    });
    // Who hears nothing for longer takes the connection for lost.
    const alive = setInterval(() => isSure() && response.write('\n'), aliveEveryMs);
    response.once('close', () => (stop(), clearInterval(alive)));
  });

  /** Progress as lines of JSON; the last one says how it ended. Who hangs up cancels it. */
  app.post('/rebuild/:group', async (request, response) => {
    const { group } = request.params;
    const cancel = new AbortController();
    response.type('application/x-ndjson').on('close', () => cancel.abort(new Error('cancelled')));
    let saidAt = 0;
    const say = (line: object) => response.write(`${JSON.stringify(line)}\n`);
    const onProgress = (done: number, head: number) => {
      if (Date.now() - saidAt < 200) return;
      saidAt = Date.now();
      say({ group, done, head });
    };
    const rebuilding = service.rebuild(group, onProgress, cancel.signal);
    if (!rebuilding) {
      const groups = (await service.states()).filter((one) => one.isFedHere).map((one) => one.group);
      return void response
        .status(404)
        .type('json')
        .json({ ok: false, code: 'notFound', groups, feeder: await service.feederOf(group) });
    }
    const last = await rebuilding.then(
      (rebuilt) => ({ ok: true, group, ...rebuilt }),
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
