import { request, type IncomingMessage } from 'node:http';
import { addAbortSignal } from 'node:stream';
import type { BackupKept } from '../backup-kept.ts';
import type { Operations } from './http.ts';
import type { Job, Wanted } from './jobs.ts';
import { signRequest } from '../signature.ts';
import type { Verification } from '../verification/verification.ts';

export type ProjectionClient = {
  operations(): Promise<Operations>;
  /** It makes what shall run and nothing else, and answers how far each of them is. */
  reconcile(wanted: readonly Wanted[]): Promise<readonly Job[]>;
  /** It answers whether what the read models had removed before the first call with this id is left nowhere on the medium. */
  shredRemoved(id: string): Promise<boolean>;
  keepVerification(verification: Verification): Promise<void>;
  keepBackup(backup: BackupKept): Promise<void>;
  /** It tells how far the read models are that the service feeds: lines of JSON come, each a `Seen`, for as long as the signal lets it. */
  positions(signal: AbortSignal): Promise<IncomingMessage>;
  /** It gives the answer as it comes, for what takes long. */
  stream(method: 'GET' | 'POST', path: string): Promise<IncomingMessage>;
};
const patienceMs = 5_000;
/** Three times what the service says at the least. */
const silentMs = 15_000;

/** `url` is the path of a socket, `host:port` or `http://host:port`; `actorKey` is hex. Rejects with the system's error when nobody is there. */
export function projectionClient({
  url,
  actorKey,
}: {
  readonly url: string;
  readonly actorKey: string;
}): ProjectionClient {
  const [, host, port] = /^(?:https?:\/\/)?([^/]+):(\d+)\/?$/.exec(url) ?? [];
  const place = host && port ? { host, port } : { socketPath: url };

  const send = (method: string, path: string, body: string, timeout?: number): Promise<IncomingMessage> =>
    new Promise((resolve, fail) => {
      const headers = {
        ...signRequest(actorKey, { method, path, body }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const call = request({ ...place, method, path, headers, ...(timeout !== undefined && { timeout }) }, resolve);
      call.on('timeout', () => call.destroy(new Error('no answer in time')));
      call.on('error', fail).end(body);
    });
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await send(method, path, body === undefined ? '' : JSON.stringify(body), patienceMs);
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString('utf8');
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    return JSON.parse(text) as T;
  }
  return {
    operations: () => ask('GET', '/operations'),
    reconcile: async (wanted) => (await ask<{ jobs: readonly Job[] }>('PUT', '/jobs', wanted)).jobs,
    shredRemoved: async (id) => (await ask<{ isDone: boolean }>('PUT', `/shreddings/${encodeURIComponent(id)}`)).isDone,
    keepVerification: async (verification) => void (await ask('PUT', '/kept/verification', verification)),
    keepBackup: async (backup) => void (await ask('PUT', '/kept/backup', backup)),
    async positions(signal) {
      const answer = await send('GET', '/positions', '', silentMs);
      if (answer.statusCode !== 200) answer.destroy(new Error(`/positions answered ${answer.statusCode}`));
      return addAbortSignal(signal, answer.setEncoding('utf8'));
    },
    stream: (method, path) => send(method, path, ''),
  };
}
