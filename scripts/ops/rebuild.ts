import { request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { signPath } from '@paideia/projection-service/kernel/signature.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import { secret } from '@paideia/store/secrets.ts';

type Line = { readonly group: string; readonly done?: number; readonly head?: number; readonly ok?: boolean; readonly error?: string };
export type RebuildOptions = {
  readonly dataDir: string;
  /** The path of a socket, or `http://host:port`. */
  readonly projectionUrl: string;
  /** None: all of them, one after the other. */
  readonly groups: readonly string[];
  readonly onProgress?: (progress: { readonly group: string; readonly done: number; readonly head: number }) => void;
};

/** Asks the running projection-service for a rebuild beside the live read model, and waits for it. Throws what it says when it could not. */
export async function rebuild({ dataDir, projectionUrl, groups, onProgress }: RebuildOptions): Promise<void> {
  const known = projections.map(({ group }) => group.name);
  const unknown = groups.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no read model ${unknown}; there are ${known.join(', ')}.`);
  for (const group of groups.length > 0 ? groups : known) await rebuildOne(secret(dataDir, 'actor'), projectionUrl, group, onProgress);
}

async function rebuildOne(actorKey: string, url: string, group: string, onProgress: RebuildOptions['onProgress']): Promise<void> {
  const path = `/rebuild/${group}`;
  const place = /^https?:/.test(url) ? { host: new URL(url).hostname, port: new URL(url).port } : { socketPath: url };
  const answer = await new Promise<IncomingMessage>((resolve, fail) => {
    request({ ...place, path, method: 'POST', headers: signPath(actorKey, path) }, resolve)
      .on('error', fail)
      .end();
  });
  for await (const text of createInterface({ input: answer })) {
    const line = JSON.parse(text) as Line;
    if (line.ok === false) throw new Error(`${group} could not be rebuilt: ${line.error ?? 'no reason was given'}`);
    if (line.done !== undefined && line.head !== undefined) onProgress?.({ group, done: line.done, head: line.head });
  }
}
