// An operator's command is made of these: what it is given, how it says how far it is, and how it reaches the services.
import type { ParseArgsConfig } from 'node:util';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { openRecords } from '@paideia/documents/open.ts';
import type { Records } from '@paideia/documents/records.ts';
import { projectionClient, type ProjectionClient } from '@paideia/projection-service/kernel/service/client.ts';
import { secret } from '@paideia/store/secrets.ts';
import type { Place } from './college.ts';
import { progressOn, type Progress } from './progress.ts';
import { OperatorError } from './operator-error.ts';

export type Surroundings = Place & {
  readonly root: string;
  readonly commandUrl: string;
  readonly projectionUrl: string;
  /** People reach the site there. */
  readonly publicUrl: string;
  /** It answers whether services run on this data. */
  readonly isRunning: () => Promise<boolean>;
  readonly signal: AbortSignal;
};
type Options = NonNullable<ParseArgsConfig['options']>;
type Given = {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
};
export type Command = {
  readonly usage: string;
  readonly options?: Options;
  readonly run: (given: Given, here: Surroundings) => Promise<boolean>;
};
export class Misused extends OperatorError {}

export const say = (text: string) => process.stdout.write(`${text}\n`);
export const nobodyIsThere = (error: unknown) => {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' && ['ECONNREFUSED', 'ENOENT'].includes(code);
};
export const only = ({ words }: Given, usage: string): string => {
  if (words.length !== 1) throw new Misused(usage);
  return words[0]!;
};
/** Who stops a command stops it where it next says how far it is. */
export const withProgress = async <T>(
  { signal }: Surroundings,
  work: (report: Progress['report']) => Promise<T>,
): Promise<T> => {
  const progress = progressOn();
  try {
    return await work((stage) => {
      signal.throwIfAborted();
      progress.report(stage);
    });
  } finally {
    progress.end();
  }
};
/** It goes through the service when that runs, for it alone writes these records; when nobody runs, we write them ourselves. */
export async function keep(
  here: Surroundings,
  online: (client: ProjectionClient) => Promise<void>,
  offline: (records: Records) => Promise<void>,
): Promise<void> {
  try {
    await online(projectionClient({ url: here.projectionUrl, actorKey: secret(here.dataDir, 'actor') }));
  } catch (error) {
    if (!nobodyIsThere(error) || (await here.isRunning()))
      return void process.stderr.write('What came of it could not be kept for the console.\n');
    const records = await openRecords({ dataDir: here.dataDir, url: here.mongoUrl, file: 'projections' });
    await offline(records).finally(() => records.close());
  }
}
export async function operation(here: Surroundings, path: string): Promise<unknown> {
  const client = commandClient({ url: here.commandUrl, actorKey: secret(here.dataDir, 'actor'), patienceMs: 1_000 });
  try {
    return await client.operate(path, {});
  } catch {
    throw new OperatorError('Paideia is not running on this data: start it first.');
  } finally {
    client.close();
  }
}
