import type { CommandInput } from '@paideia/events/catalogue.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { superadminsStream, type SuperadminsEvent } from '@paideia/events/accounts/superadmins.events.ts';
import { idFrom, uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { readConfiguration } from '@paideia/store/configuration.ts';
import { isOwn } from '@paideia/store/own-events.ts';
import { secret } from '@paideia/store/secrets.ts';
import { openCollege, type College, type Place } from './college.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';
import { OperatorError } from './operator-error.ts';

const userId = idFrom('first-superadmin');
/** There is a superadmin, who lets others in. */
export class SuperadminIsThere extends OperatorError {}
/** Somebody was invited to be the first superadmin, and has not come yet. */
export class OtherIsInvited extends OperatorError {}

async function* eventsOf({ store, codec }: College, stream: string) {
  for await (const event of eventsIn(store, stream)) if (isOwn(event)) yield codec.decode(event);
}
async function seatedIn(college: College): Promise<ReadonlySet<string>> {
  const seated = new Set<string>();
  for await (const event of eventsOf(college, superadminsStream)) {
    const { type, data } = event as SuperadminsEvent;
    if (type === 'SuperadminSeated') seated.add(data.userId);
    else seated.delete(data.userId);
  }
  return seated;
}
/** It is undefined when there is no such account, and null when the address is not there any more. */
async function addressOf(college: College, user: string): Promise<string | null | undefined> {
  let address: string | null | undefined;
  for await (const { data } of eventsOf(college, userAccountStream(user)))
    if (typeof data === 'object' && data !== null && 'email' in data) address = data.email as string | null;
  return address;
}
async function inCollege<T>(place: Place, look: (college: College) => Promise<T>): Promise<T> {
  const college = await openCollege(place);
  return look(college).finally(() => college.close());
}

/**
 * Without demo data somebody must come first: a superadmin is invited once, and a link to set the password is made, a new one each time until it was used. It
 * answers the lines to print. @throws SuperadminIsThere, and OtherIsInvited where another address is asked for than the one that was invited
 */
export async function firstSuperadminLink({
  commandUrl,
  appUrl,
  ...place
}: Place & { readonly commandUrl: string; readonly appUrl: string }): Promise<readonly string[]> {
  const { dataDir } = place;
  const found = await inCollege(place, async (college) => {
    const [superadmin] = await seatedIn(college);
    return {
      invited: await addressOf(college, userId),
      superadmin: superadmin === undefined ? undefined : ((await addressOf(college, superadmin)) ?? 'an erased person'),
    };
  });
  const isThere = (who: string) =>
    new SuperadminIsThere(
      `There is a superadmin already: ${who}. Sign in, or ask for a new password at the sign-in; others are invited in the console.`,
    );
  if (found.superadmin !== undefined) throw isThere(found.superadmin);
  const { FIRST_ADMIN_EMAIL: wanted } = readConfiguration('operator', process.env);
  const invited = found.invited ?? wanted;
  // Who names nobody asks for a new link for whoever was invited.
  if (process.env['FIRST_ADMIN_EMAIL'] && invited.toLowerCase() !== wanted.toLowerCase())
    throw new OtherIsInvited(
      `${wanted} was not invited: ${invited} was invited before, and is the first superadmin. Say the command with that address for a new link; others are invited in the console.`,
    );

  const client = commandClient({ url: commandUrl, actorKey: secret(dataDir, 'actor') });
  try {
    if (found.invited === undefined) {
      const data = {
        userId,
        email: wanted,
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
      if (!reply.ok) throw new OperatorError(`The first superadmin could not be invited: ${reply.code}.`);
    }
    const answer = (await client.operate('/operations/enrol-token', { userId })) as {
      token?: string;
      isUsed?: boolean;
    };
    if (answer.isUsed || !answer.token) throw isThere(invited);
    return [
      `The first superadmin is ${invited}. Set the password here, once, within a week:`,
      `${appUrl}/enroll-account/${answer.token}`,
    ];
  } finally {
    client.close();
  }
}
