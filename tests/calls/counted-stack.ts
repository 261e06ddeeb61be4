// It is a college on two servers whose services say each call that they make to them.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../scripts/migrate/migrate.ts';
import { documentServer } from '../faults/harness/document-server.ts';
import { root, startServices } from '../faults/harness/stack.ts';
import { newServers } from '../support/servers.ts';
import { removeDataDir } from '../support/stack.ts';
import { slowProxy, type SlowProxy } from './slow-proxy.ts';

export type Call = {
  readonly service: string;
  readonly call: string;
  readonly began: number;
  readonly ended: number;
  /** What the process has sent to its servers and got from them so far. */
  readonly bytes: number;
};
type CountedStack = {
  readonly url: string;
  /** How many events there were when the services started, with nothing made of them. */
  readonly events: number;
  /** They are all that have ended so far. */
  readonly calls: () => readonly Call[];
  /** The ways of all services to the log and to the documents. */
  readonly ways: readonly SlowProxy[];
};

async function withWay<T>(url: string, work: (url: string, way: SlowProxy) => Promise<T>): Promise<T> {
  const { hostname, port } = new URL(url);
  const way = await slowProxy({ host: hostname, port: Number(port) });
  const through = new URL(url);
  through.host = `127.0.0.1:${way.port}`;
  return work(through.href, way).finally(way.close);
}

/** It takes the college there, and removes it afterwards. The services are ready, and have made their read models of the log, when `work` begins. */
export async function withCountedStack<T>(dataDir: string, work: (stack: CountedStack) => Promise<T>): Promise<T> {
  const server = process.env['MONGODB_URL'] ? undefined : await documentServer();
  const servers = await newServers({ documents: server?.url ?? process.env['MONGODB_URL']!, hasLog: true });
  const kept = join(mkdtempSync(join(tmpdir(), 'calls-')), 'calls');
  mkdirSync(kept);
  const calls = (): Call[] =>
    readdirSync(kept).flatMap((name) =>
      readFileSync(join(kept, name), 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Call),
    );
  try {
    const { EVENTSTORE_URL, MONGODB_URL } = servers.env;
    const { events } = await migrate({ dataDir, eventStoreUrl: EVENTSTORE_URL, mongoUrl: MONGODB_URL });
    return await withWay(EVENTSTORE_URL, (log, wayOfLog) =>
      withWay(MONGODB_URL, async (documents, wayOfDocuments) => {
        const stack = await startServices({
          dataDir,
          node: ['--require', join(root, 'tests/calls/counting.cjs')],
          env: { EVENTSTORE_URL: log, MONGODB_URL: documents, CALLS: kept, RATE_LIMIT: '1000000' },
        });
        return work({ url: stack.url, events, calls, ways: [wayOfLog, wayOfDocuments] }).finally(() => stack.stop());
      }),
    );
  } finally {
    await servers.stop();
    await server?.stop();
    removeDataDir(dataDir);
  }
}
