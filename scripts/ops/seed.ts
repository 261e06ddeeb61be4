import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { inPartitions } from '@paideia/command-service/kernel/react/partitions.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { bucketOf, readConfiguration } from '@paideia/store/configuration.ts';
import { secret } from '@paideia/store/secrets.ts';
import { demoDayAt } from '../demo/calendar.ts';
import type { DemoCommand } from '../demo/command.ts';
import { demoCommands } from '../demo/demo.ts';
import { placeFiles } from '../demo/films.ts';
import { partitionOf } from './partitions.ts';

type Marker = { readonly today: string; readonly done: boolean };
type SeedOptions = {
  /** It is the product's folder: its files lie there. */
  readonly root: string;
  readonly dataDir: string;
  readonly commandUrl: string;
  /** By default it is the day where the demo's first campus is. The demo's dates move with it by whole weeks. */
  readonly today?: string;
  readonly onProgress?: (done: number, total: number) => void;
};

/**
 * It sends every command of the demo data, once. Interrupted, it is begun again with the same day, and what was done before answers as the first time. It
 * throws at the first command that is refused: the demo data must pass the same rules as everybody.
 */
export async function seedDemo({ root, dataDir, commandUrl, today, onProgress }: SeedOptions): Promise<void> {
  const file = join(dataDir, 'demo.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Marker) : undefined;
  if (before?.done) return;
  const marker = { today: before?.today ?? today ?? demoDayAt(new Date().toISOString()) };
  writeFileSync(file, JSON.stringify({ ...marker, done: false }));

  const s3 = bucketOf(readConfiguration('command-service', process.env));
  const objects = await openObjectStore({ dataDir, key: secret(dataDir, 'jwt'), s3 });
  await placeFiles(objects, root).finally(() => objects.close());

  // A store that is away for a while does not end the seeding.
  const client = commandClient({ url: commandUrl, actorKey: secret(dataDir, 'actor'), patienceMs: 90_000 });
  try {
    const commands = demoCommands(marker.today);
    let done = 0;
    await inPartitions(commands, partitionOf, async (command) => {
      await sendOne(client, command);
      if (++done % 10 === 0) onProgress?.(done, commands.length);
    });
    onProgress?.(commands.length, commands.length);
  } finally {
    client.close();
  }
  writeFileSync(file, JSON.stringify({ ...marker, done: true }));
}

/**
 * It says how often, and after how many milliseconds, a command is sent again: a reaction may have been faster at the same stream, or a store was silent for a
 * moment. The command's id makes it safe.
 */
const again: Readonly<Record<string, { readonly times: number; readonly afterMs: number }>> = {
  conflict: { times: 10, afterMs: 0 },
  unavailable: { times: 30, afterMs: 1000 },
};
async function sendOne(
  client: ReturnType<typeof commandClient>,
  { key, type, data, actorId, occurredAt, password }: DemoCommand,
) {
  const envelope = {
    type,
    data,
    commandId: uuidFrom('demo', key),
    occurredAt,
    ...(password === undefined ? {} : { password }),
  };
  for (let tries = 1; ; tries++) {
    const reply = await client.sendUnchecked(envelope, { actorId, channel: 'SEED' });
    if (reply.ok) return;
    const { times, afterMs } = again[reply.code] ?? { times: 0, afterMs: 0 };
    if (tries > times) throw new Error(`the demo data's ${type} (${key}) was refused: ${JSON.stringify(reply)}`);
    await wait(afterMs);
  }
}
