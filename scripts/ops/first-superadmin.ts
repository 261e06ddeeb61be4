import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idFrom, uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { CommandInput } from '@paideia/events/commands.ts';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { readConfiguration } from '@paideia/store/configuration.ts';
import { secret } from '@paideia/store/secrets.ts';

/**
 * Without demo data somebody must come first: a superadmin is invited once, and a link to set the password is printed, at each start until it was used.
 * Answers the lines to print; none when the account is in use already.
 */
export async function firstSuperadminLink({
  dataDir,
  commandUrl,
  appUrl,
}: {
  dataDir: string;
  commandUrl: string;
  appUrl: string;
}): Promise<readonly string[]> {
  const done = join(dataDir, 'first-superadmin.json');
  if (existsSync(done)) return [];
  const { FIRST_ADMIN_EMAIL: email } = readConfiguration('operator', process.env);
  const client = commandClient({ url: commandUrl, actorKey: secret(dataDir, 'actor') });
  try {
    const userId = idFrom('first-superadmin');
    const data = {
      userId,
      email,
      firstName: 'First',
      lastName: 'Administrator',
      locale: 'en',
      regionIds: [],
      groupIds: [],
      roles: ['superadmin', 'admin', 'manager', 'user'],
    } satisfies CommandInput<'InviteUser'>;
    const reply = await client.send(
      { type: 'InviteUser', data, commandId: uuidFrom('first-superadmin') },
      { actorId: null, channel: 'SEED' },
    );
    if (!reply.ok) throw new Error(`the first superadmin could not be invited: ${reply.code}`);
    const answer = (await client.operate('/operations/enrol-token', { userId })) as {
      token?: string;
      isUsed?: boolean;
    };
    if (answer.isUsed || !answer.token) {
      writeFileSync(done, JSON.stringify({ userId }));
      return [];
    }
    return [
      `The first superadmin is ${email}. Set the password here, once, within a week:`,
      `${appUrl}/enroll-account/${answer.token}`,
    ];
  } finally {
    client.close();
  }
}
