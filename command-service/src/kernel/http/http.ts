import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Registry } from 'prom-client';
import { StoreUnavailable } from '@paideia/store/port.ts';
import { probeStores, type StoreProbes } from '@paideia/store/probe.ts';
import { signatureCheck } from '@paideia/projection-service/kernel/signature.ts';
import { ActorContext, Envelope } from '../decide/envelope.ts';
import type { Handle } from '../decide/reply.ts';
import { parse } from '../decide/parse.ts';
import type { Tools } from '../schedule/scheduled-job.ts';
import type { Log } from '../logging/log.ts';
import { isUnavailable, unavailable } from '../decide/reply.ts';

const maxDepth = 64;
/** An answer with a status; `body` is JSON. */
export type Answered = { readonly status: number; readonly body: object };
/** A signed route: its body is JSON already. */
export type Route = (body: unknown, actor: ActorContext) => Promise<Answered>;
/** What a slice answers to the services of the house, beside commands; it writes no events. */
export type Endpoint = { readonly path: string; readonly answer: (body: unknown, tools: Tools) => Promise<object> };
export type HttpParts = {
  readonly actorKey: string;
  readonly handle: Handle;
  /** Further signed routes by path: sign-in and the operator's. */
  readonly routes: Readonly<Record<string, Route>>;
  readonly registry: Registry;
  readonly isReady: () => boolean;
  /** What it cannot work without, asked each time somebody wants to know whether it is ready. */
  readonly stores: StoreProbes;
  /** While it stops, the service takes nothing new. */
  readonly isStopping: () => boolean;
  readonly log: Log;
  readonly now?: () => number;
};

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= maxDepth || Object.values(value).some((item) => isTooDeep(item, depth + 1));
}
function jsonOf(raw: unknown): { readonly json: unknown } | undefined {
  if (!Buffer.isBuffer(raw)) return undefined;
  try {
    const json: unknown = JSON.parse(raw.toString('utf8'));
    return isTooDeep(json) ? undefined : { json };
  } catch {
    return undefined;
  }
}
const invalid = (issues?: readonly object[]): Answered => ({
  status: 400,
  body: { ok: false, code: 'invalid', ...(issues && { issues }) },
});
const busy: Answered = { status: 503, body: unavailable('no') };

function answer(response: Response, { status, body }: Answered) {
  if (status === 503) response.set('Retry-After', '1');
  response.status(status).json(body);
}

/** It is for other services of the house only: every POST carries the signed context of its actor. */
export function commandApp({
  actorKey,
  handle,
  routes,
  registry,
  isReady,
  stores,
  isStopping,
  log,
  now = Date.now,
}: HttpParts): Express {
  const claimsOf = signatureCheck(actorKey);
  const signed =
    (route: Route): RequestHandler =>
    async (request: Request, response: Response) => {
      if (isStopping()) return answer(response.set('Connection', 'close'), busy);
      const raw: unknown = request.body;
      const { method, originalUrl: path, headers } = request;
      const claims = Buffer.isBuffer(raw) ? claimsOf({ method, path, body: raw }, headers, now()) : undefined;
      const actor = ActorContext.safeParse(claims).data;
      if (!actor) return answer(response, { status: 401, body: { ok: false, code: 'unsigned' } });
      const parsed = jsonOf(raw);
      return answer(response, parsed ? await route(parsed.json, actor) : invalid());
    };
  const commands: Route = async (body, actor) => {
    const envelope = parse(Envelope, body);
    if ('ok' in envelope) return invalid(envelope.issues);
    const reply = await handle(envelope.data as Envelope, actor);
    return { status: isUnavailable(reply) ? 503 : 200, body: reply };
  };
  const onError: ErrorRequestHandler = (error: Error & { readonly status?: number }, request, response, _next) => {
    if (error.status !== undefined && error.status < 500)
      return answer(response, {
        status: error.status,
        body: { ok: false, code: error.status === 413 ? 'tooLarge' : 'invalid' },
      });
    if (error instanceof StoreUnavailable) return answer(response, { status: 503, body: unavailable(error.written) });
    // The stack says where; neither it nor the message holds what people typed.
    log.error({ path: request.path, error: error.message, stack: error.stack }, 'a request failed');
    return answer(response, { status: 500, body: { ok: false, code: 'internal' } });
  };

  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/health/live', (_request, response) => void response.json({ ok: true }));
  app.get('/health/ready', async (_request, response) => {
    if (isStopping()) return answer(response, busy);
    const state = await probeStores(stores);
    const ok = state.ok && isReady();
    answer(response, { status: ok ? 200 : 503, body: { ...state, ok } });
  });
  app.get('/metrics', async (_request, response) => void response.type('text/plain').send(await registry.metrics()));
  const body = express.raw({ type: () => true, limit: 1_000_000 });
  for (const [path, route] of Object.entries({ '/commands': commands, ...routes })) app.post(path, body, signed(route));
  app.use((_request, response) => answer(response, { status: 404, body: { ok: false, code: 'notFound' } }));
  app.use(onError);
  return app;
}
