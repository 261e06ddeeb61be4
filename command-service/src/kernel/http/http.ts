import type { RequestListener } from 'node:http';
import type { Registry } from 'prom-client';
import { StoreUnavailable } from '@paideia/store/port.ts';
import { probeStores, type StoreProbes } from '@paideia/store/probe.ts';
import { signatureCheck } from '@paideia/projection-service/kernel/signature.ts';
import { routed, type Asked, type Answered as Sent } from '@paideia/projection-service/kernel/service/routes.ts';
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
/** A route for the services of the house alone. */
export const operator =
  (act: (body: unknown) => Promise<object>): Route =>
  async (body, { channel }) =>
    channel === 'SYSTEM'
      ? { status: 200, body: await act(body) }
      : { status: 403, body: { ok: false, code: 'noAccess' } };
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
function jsonOf(raw: Buffer): { readonly json: unknown } | undefined {
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
const later = { 'Retry-After': '1' };
/** It takes nothing new, and whoever asked finds another instance by another connection. */
const stopping: Sent = { status: 503, body: unavailable('no'), headers: { ...later, Connection: 'close' } };

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
}: HttpParts): RequestListener {
  const claimsOf = signatureCheck(actorKey);
  const signed =
    (route: (body: unknown, actor: ActorContext) => Promise<Sent>) =>
    async (asked: Asked): Promise<Sent> => {
      if (isStopping()) return stopping;
      const actor = ActorContext.safeParse(claimsOf(asked, asked.headers, now())).data;
      if (!actor) return { status: 401, body: { ok: false, code: 'unsigned' } };
      const parsed = jsonOf(asked.body);
      return parsed ? route(parsed.json, actor) : invalid();
    };
  const commands = async (body: unknown, actor: ActorContext): Promise<Sent> => {
    const envelope = parse(Envelope, body);
    if ('ok' in envelope) return invalid(envelope.issues);
    const reply = await handle(envelope.data as Envelope, actor);
    return isUnavailable(reply) ? { status: 503, body: reply, headers: later } : { status: 200, body: reply };
  };
  const posts = Object.entries({ '/commands': commands, ...routes }).map(
    ([path, route]) => [`POST ${path}`, signed(route)] as const,
  );
  return routed(
    {
      'GET /health/live': () => ({ status: 200, body: { ok: true } }),
      'GET /health/ready': async () => {
        if (isStopping()) return stopping;
        const state = await probeStores(stores);
        const ok = state.ok && isReady();
        return { status: ok ? 200 : 503, body: { ...state, ok }, ...(!ok && { headers: later }) };
      },
      'GET /metrics': async () => ({ status: 200, body: await registry.metrics() }),
      ...Object.fromEntries(posts),
    },
    (error, { path }) => {
      if (error instanceof StoreUnavailable) return { status: 503, body: unavailable(error.written), headers: later };
      const { message, stack } = error as Error;
      // The stack says where; neither it nor the message holds what people typed.
      log.error({ path, error: message, stack }, 'a request failed');
      return { status: 500, body: { ok: false, code: 'internal' } };
    },
  );
}
