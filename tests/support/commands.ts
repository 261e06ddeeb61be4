import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { secret } from '@paideia/store/secrets.ts';

/** It prepares what a journey needs by commands, as the seed does, and throws when one is refused. The seed's own commands write no letters. */
export async function prepare(
  commands: readonly {
    readonly type: string;
    readonly data: object;
    readonly actorId?: string;
    readonly password?: string;
    readonly channel?: 'WEB';
  }[],
  dataDir = process.env['PAIDEIA_DATA']!,
): Promise<void> {
  const client = commandClient({ url: join(dataDir, 'command.sock'), actorKey: secret(dataDir, 'actor') });
  try {
    for (const { actorId = null, channel = 'SEED', ...command } of commands) {
      const reply = await client.sendUnchecked({ ...command, commandId: randomUUID() }, { actorId, channel });
      if (!reply.ok) throw new Error(`${command.type}: ${JSON.stringify(reply)}`);
    }
  } finally {
    client.close();
  }
}
