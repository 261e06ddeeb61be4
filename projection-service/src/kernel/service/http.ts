import type { RequestListener } from 'node:http';
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
import { routed, type Answered, type Asked, type Route } from './routes.ts';
import { keepVerification, lastVerification, type Verification } from '../verification/verification.ts';

type HttpParts = Omit<HealthParts, 'service' | 'jobs' | 'verified'> & {
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
const aliveEveryMs = 300;
// This is what the operator's command found out by itself. It is signed, so it comes from the house.
const Kept = z.looseObject({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  isWhole: z.boolean(),
  models: z.array(z.unknown()),
});

const lines = 'application/x-ndjson; charset=utf-8';
const ok = (more: object): Answered => ({ status: 200, body: { ok: true, ...more } });
const invalid: Answered = { status: 400, body: { ok: false, code: 'invalid' } };

/** What the other services, the operator and the monitoring ask. */
export function projectionApp(parts: HttpParts): RequestListener {
  const { actorKey, service, jobs, records } = parts;
  const health = healthOf({ ...parts, verified: () => lastVerification(records) });
  const metrics = metricsOf(health, () => jobs.running());
  const claimsOf = signatureCheck(actorKey);
  const signed =
    (route: Route): Route =>
    (asked, response) =>
      claimsOf(asked, asked.headers) ? route(asked, response) : { status: 401, body: { ok: false, code: 'unsigned' } };
  const bodyOf = <S extends z.ZodType>(schema: S, { body }: Asked): z.infer<S> | undefined => {
    try {
      return schema.safeParse(JSON.parse(String(body))).data;
    } catch {
      return undefined;
    }
  };

  async function operations(): Promise<Operations> {
    const [state, running, verification, backup, parked] = await Promise.all([
      health(),
      jobs.running(),
      lastVerification(records),
      lastBackup(records),
      parts.parked(),
    ]);
    return { ...state, jobs: running, verification, backup, parkedEvents: parked.slice(0, shownParked) };
  }

  /** How far the read models are that are fed here, as lines of JSON for as long as somebody listens; of one that moves often the last word counts. */
  const positions: Route = (_asked, response) => {
    const news = new Map<string, Seen>();
    /** Whoever listens takes what is said for what is so: one that stood still says nothing before it has looked whether it still leads. */
    const isSure = () => service.isSure() || (response.destroy(), false);
    const write = () => {
      if (!isSure()) return;
      if (response.writableNeedDrain || response.writableEnded) return;
      const said = [...news.values()].map((one) => `${JSON.stringify(one)}\n`);
      news.clear();
      if (said.length > 0) response.write(said.join(''));
    };
    response.setHeader('Content-Type', lines).flushHeaders();
    response.on('drain', write);
    const stop = service.follow((one) => {
      if (news.size === 0) setImmediate(write);
      news.set(one.group, one);
    });
    // Who hears nothing for longer takes the connection for lost.
    const alive = setInterval(() => isSure() && response.write('\n'), aliveEveryMs);
    response.once('close', () => (stop(), clearInterval(alive)));
  };

  /** Progress as lines of JSON; the last one says how it ended. Who hangs up cancels it. */
  const rebuild: Route = async ({ last: group }, response) => {
    const cancel = new AbortController();
    response.setHeader('Content-Type', lines).once('close', () => cancel.abort(new Error('cancelled')));
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
      return {
        status: 404,
        body: { ok: false, code: 'notFound', groups, feeder: await service.feederOf(group) },
      };
    }
    const last = await rebuilding.then(
      (rebuilt) => ({ ok: true, group, ...rebuilt }),
      (error: unknown) => ({ ok: false, group, error: error instanceof Error ? error.message : String(error) }),
    );
    response.end(`${JSON.stringify(last)}\n`);
  };

  return routed(
    {
      'GET /health/live': () => ok({}),
      'GET /health/ready': async () => {
        // First whether they answer at all: one that hangs would keep whoever asks waiting for the rest.
        const { ok: areThere, stores } = await probeStores(parts.stores);
        if (!areThere) return { status: 503, body: { ok: false, stores } };
        const { ok: isReady, ...state } = await health();
        return { status: isReady ? 200 : 503, body: { ok: isReady, stores, ...state } };
      },
      'GET /metrics': async () => ({ status: 200, body: await metrics() }),
      'GET /parked': signed(async () => ok({ parked: await parts.parked() })),
      'GET /operations': signed(async () => ({ status: 200, body: await operations() })),
      'GET /positions': signed(positions),
      'PUT /jobs': signed(async (asked) => {
        const wanted = bodyOf(z.array(Wanted).max(200), asked);
        return wanted ? ok({ jobs: await jobs.reconcile(wanted) }) : invalid;
      }),
      'PUT /shreddings/:id': signed(({ last: id }) => ok({ isDone: parts.isShredded(id) })),
      'PUT /kept/verification': signed(async (asked) => {
        const verification = bodyOf(Kept, asked);
        if (!verification) return invalid;
        await keepVerification(records, verification as unknown as Verification);
        return ok({});
      }),
      'PUT /kept/backup': signed(async (asked) => {
        const backup = bodyOf(backupKept, asked);
        if (!backup) return invalid;
        await keepBackup(records, backup);
        return ok({});
      }),
      'POST /rebuild/:group': signed(rebuild),
    },
    // What went wrong here is a store's; it is said without its details.
    () => ({ status: 503, body: { ok: false, code: 'unavailable' } }),
  );
}
