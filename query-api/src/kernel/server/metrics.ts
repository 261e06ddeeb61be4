import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { Router, type Request } from 'express';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countProcess } from '@paideia/projection-service/kernel/service/process-metrics.ts';
import { isForGraphql, type Step } from '../http/exchange.ts';

const countEveryMs = 60_000;
/** Names of the other services, and how their numbers are had; undefined while one is silent. */
export type Others = Readonly<Record<string, () => Promise<string | undefined>>>;

/** They are what query-api counts. Every label is of a closed list: registered operations, codes of refusals, status codes. */
export function metrics({
  countSessions,
  now = Date.now,
}: {
  readonly countSessions: () => Promise<number>;
  readonly now?: () => number;
}) {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'query-api' });
  countProcess(registry);
  const registers = [registry];
  const requests = new Histogram({
    name: 'paideia_http_seconds',
    help: 'Time to answer',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const operations = new Histogram({
    name: 'paideia_graphql_seconds',
    help: 'Time to answer a GraphQL request, by the registered name of the operation',
    labelNames: ['operation'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const refusals = new Counter({
    name: 'paideia_refusals_total',
    help: 'Requests refused before GraphQL, by code: rates, admission, origin, size',
    labelNames: ['code'],
    registers,
  });
  const begun = new Counter({
    name: 'paideia_sessions_begun_total',
    help: 'Sign-ins that made a session here',
    registers,
  });
  const ended = new Counter({
    name: 'paideia_sessions_ended_total',
    help: 'Sessions that somebody ended here; those that ran out are not counted',
    registers,
  });
  let [open, countedAt] = [0, -Infinity];
  new Gauge({
    name: 'paideia_sessions',
    help: 'Sessions that are open, at every instance together, counted once a minute',
    registers,
    async collect() {
      if (now() - countedAt >= countEveryMs) {
        countedAt = now();
        open = await countSessions().catch(() => open);
      }
      this.set(open);
    },
  });
  // The combinations are few, and to find the one of an answer by its labels costs more than to count it.
  const kept = <C, L extends readonly string[]>(find: (...labels: L) => C) => {
    const found = new Map<string, C>();
    return (...labels: L): C => {
      const key = labels.join(' ');
      const one = found.get(key) ?? find(...labels);
      found.set(key, one);
      return one;
    };
  };
  const requestsOf = kept((route: string, status: string) => requests.labels({ route, status }));
  const operationsOf = kept((operation: string) => operations.labels({ operation }));
  /** Times each request, and a GraphQL request by its operation too. */
  const timed: Step = (request, response, next) => {
    const begun = performance.now();
    const isGraphql = isForGraphql(request);
    response.on('finish', () => {
      const seconds = (performance.now() - begun) / 1000;
      requestsOf(isGraphql ? 'graphql' : 'web', String(response.statusCode)).observe(seconds);
      const { operation } = response.locals;
      if (isGraphql && operation !== undefined) operationsOf(operation).observe(seconds);
    });
    next();
  };
  return {
    registry,
    timed,
    onRefusal: (code: string) => refusals.inc({ code }),
    ears: { begun: () => begun.inc(), ended: () => ended.inc() },
  };
}

/** One exposition of several: each family once, with the samples of all. */
function joined(texts: readonly string[]): string {
  const families = new Map<string, { readonly head: string[]; readonly samples: string[] }>();
  for (const text of texts) {
    let family: { readonly head: string[]; readonly samples: string[] } | undefined;
    const headsOf = new Set<string>();
    for (const line of text.split('\n')) {
      const [, kind, name] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? [];
      if (name !== undefined) {
        if (!families.has(name)) headsOf.add(name);
        family = families.get(name) ?? { head: [], samples: [] };
        families.set(name, family);
        if (headsOf.has(name) && kind !== undefined) family.head.push(line);
      } else if (line !== '' && !line.startsWith('#')) family?.samples.push(line);
    }
  }
  return `${[...families.values()].flatMap(({ head, samples }) => [...head, ...samples]).join('\n')}\n`;
}

/** Straight from this machine: nothing that a proxy handed on. */
const isLocal = ({ socket, headers }: Request) => {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return (
    headers['x-forwarded-for'] === undefined && (!isIP(address) || address === '::1' || address.startsWith('127.'))
  );
};
const digest = (text: string) => createHash('sha256').update(text).digest();
const isBearer = ({ headers }: Request, token: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/**
 * `/metrics` of every service in one answer, for this machine and for who has the token; to everybody else it is not there. `?of=query-api` gives this
 * instance's own, for who scrapes each instance by itself.
 */
export function metricsRoute(registry: Registry, others: Others, token: string | undefined): Router {
  const router = Router();
  const up = new Gauge({
    name: 'paideia_up',
    help: 'Whether a service told its numbers: 1 or 0',
    labelNames: ['part'],
    registers: [registry],
  });
  router.get('/metrics', async (request, response) => {
    if (!isLocal(request) && !(token !== undefined && isBearer(request, token))) {
      if (token === undefined) return void response.status(404).end();
      return void response.status(401).set('WWW-Authenticate', 'Bearer').end();
    }
    const isOwn = request.query.of === 'query-api';
    const asked = isOwn
      ? []
      : await Promise.all(
          Object.entries(others).map(async ([part, ask]) => [part, await ask().catch(() => undefined)] as const),
        );
    for (const [part, text] of asked) up.set({ part }, text === undefined ? 0 : 1);
    const texts = [await registry.metrics(), ...asked.flatMap(([, text]) => (text === undefined ? [] : [text]))];
    response.set('Cache-Control', 'no-store').type(registry.contentType).send(joined(texts));
  });
  return router;
}
