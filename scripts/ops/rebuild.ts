import { lookup } from 'node:dns/promises';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { createInterface } from 'node:readline';
import { signRequest } from '@paideia/projection-service/kernel/signature.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import { secret } from '@paideia/store/secrets.ts';
import { OperatorError } from './operator-error.ts';

type Line = {
  readonly group: string;
  readonly done?: number;
  readonly head?: number;
  readonly ok?: boolean;
  readonly error?: string;
  readonly feeder?: string | null;
};
type RebuildOptions = {
  readonly dataDir: string;
  /** It is the path of a socket, or `http://host:port`. */
  readonly projectionUrl: string;
  /** Where none is named, all are rebuilt, one after the other. */
  readonly groups: readonly string[];
  readonly onProgress?: (progress: { readonly group: string; readonly done: number; readonly head: number }) => void;
};

/** It asks the running projection-service for a rebuild beside the live read model, and waits for it. It throws what the service says when it could not. */
export async function rebuild({ dataDir, projectionUrl, groups, onProgress }: RebuildOptions): Promise<void> {
  const known = projections.map(({ group }) => group.name);
  const unknown = groups.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new OperatorError(`There is no read model ${unknown}; there are ${known.join(', ')}.`);
  for (const group of groups.length > 0 ? groups : known)
    await rebuildOne(secret(dataDir, 'actor'), projectionUrl, group, onProgress);
}

/** Behind one name there may be several instances, of which one feeds the read model. */
async function placesOf(url: string): Promise<readonly RequestOptions[]> {
  if (!/^https?:/.test(url)) return [{ socketPath: url }];
  const { hostname, port } = new URL(url);
  return (await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })).map(({ address }) => ({
    host: address,
    port,
  }));
}

async function rebuildOne(
  actorKey: string,
  url: string,
  group: string,
  onProgress: RebuildOptions['onProgress'],
): Promise<void> {
  const path = `/rebuild/${group}`;
  const found: Pick<Line, 'feeder'>[] = [];
  for (const place of await placesOf(url)) {
    let isRebuilt = false;
    const take = (line: Line, status: number | undefined) => {
      if (status === 404) found.push(line);
      else if (line.ok === false)
        throw new Error(`${group} could not be rebuilt: ${line.error ?? 'no reason was given'}`);
      else if (line.ok === true) isRebuilt = true;
      else if (line.done !== undefined && line.head !== undefined)
        onProgress?.({ group, done: line.done, head: line.head });
    };
    try {
      const answer = await new Promise<IncomingMessage>((resolve, fail) => {
        request({ ...place, path, method: 'POST', headers: signRequest(actorKey, { method: 'POST', path }) }, resolve)
          .on('error', fail)
          .end();
      });
      for await (const text of createInterface({ input: answer })) take(JSON.parse(text) as Line, answer.statusCode);
      if (answer.statusCode === 404) continue;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    }
    if (isRebuilt) return;
    throw new OperatorError(
      `projection-service ended while it rebuilt ${group}, which is as it was before. Say the command again when it is ready.`,
    );
  }
  const elsewhere = found.at(-1)?.feeder;
  throw new OperatorError(
    elsewhere
      ? `${group} is fed by the instance ${elsewhere}: ask that one, with its address as PROJECTION_URL.`
      : `${group} is fed by no instance at the moment: try again in a few seconds.`,
  );
}
