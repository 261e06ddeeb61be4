import { UnreadableEvent, type Codec } from '@paideia/store/codec.ts';
import { assertOwnMaster, ForeignKey } from '@paideia/store/own-keys.ts';
import type { EventStore, RecordedEvent } from '@paideia/store/port.ts';
import { secret } from '@paideia/store/secrets.ts';
import { emailKeyOf } from '../kernel/facts/facts.ts';

/** The first accounts of a college stand at the beginning of its log. */
const mostEvents = 5_000;

type Claimed = { readonly email?: string | null; readonly emailKey?: string };
async function claimedIn(event: RecordedEvent, { decode }: Pick<Codec, 'decode'>): Promise<Claimed | undefined> {
  if (event.type !== 'UserInvited' && event.type !== 'UserSelfSignedUp') return undefined;
  try {
    return (await decode(event)).data as Claimed;
  } catch (error) {
    if (error instanceof UnreadableEvent) return undefined;
    throw error;
  }
}

/** It is asked before anything is decided: under another key nobody would be known by an address, and each could be claimed again. @throws ForeignKey */
export async function assertOwnEmailKey(
  log: Pick<EventStore, 'readAll'>,
  codec: Pick<Codec, 'decode'>,
  key: string,
): Promise<void> {
  let seen = 0;
  for await (const { events } of log.readAll(0)) {
    for (const event of events) {
      const { email, emailKey } = (await claimedIn(event, codec)) ?? {};
      if (typeof email !== 'string' || !emailKey) continue;
      if (emailKeyOf(key, email) === emailKey) return;
      throw new ForeignKey('email', 'nobody is known by an e-mail address');
    }
    if ((seen += events.length) >= mostEvents) return;
  }
}

type Own = {
  readonly dataDir: string;
  readonly keys: Parameters<typeof assertOwnMaster>[0];
  readonly store: Pick<EventStore, 'readAll'>;
  readonly codec: Pick<Codec, 'decode'>;
};
/** Those that were lost and made anew are refused. @throws ForeignKey */
export async function assertOwnKeys({ dataDir, keys, store, codec }: Own): Promise<void> {
  await assertOwnMaster(keys, secret(dataDir, 'master'));
  await assertOwnEmailKey(store, codec, secret(dataDir, 'email'));
}
