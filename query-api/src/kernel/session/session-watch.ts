import { endsSessions } from '@paideia/events/accounts/session.rules.ts';
import { UnknownPosition, type EventStore, type RecordedEvent } from '@paideia/store/port.ts';
import type { Records } from '@paideia/documents/records.ts';

const ending: ReadonlySet<string> = new Set(endsSessions);
const rememberedFor = 8 * 24 * 3_600_000;
const positionKey = 'session-watch:position';

/** It places the event that ended them. The log's order counts, for the clocks of the hosts that make sessions and events may differ. */
type Ended = { readonly at: string; readonly position: number };
type Log = { warn(about: object, message: string): void };
export type SessionWatch = {
  /** It answers when sessions of this account were last ended. */
  endedAt(userId: string): Ended | undefined;
  /** Looks to the end of the log: what begins now begins after the event at this position, and after every one before. */
  catchUp(): Promise<number>;
  close(): Promise<void>;
};

const atOf = ({ meta, at }: RecordedEvent): string =>
  typeof meta === 'object' && meta !== null && 'at' in meta && typeof meta.at === 'string' ? meta.at : at;

/**
 * Follows the accounts in the log and remembers whose sessions were ended when. It resolves once it has read to the end of the log;
 * what it had noted before (8 days, longer than any session lasts) comes from the records.
 */
export async function watchSessions({
  log,
  records,
  logger,
  now = () => Date.now(),
}: {
  log: EventStore;
  records: Records;
  logger: Log;
  now?: () => number;
}): Promise<SessionWatch> {
  const ended = new Map<string, Ended>();
  const stopping = new AbortController();

  /** Instances note the same ends, each at its own pace: a slower one must not put an earlier end in place of a later one. */
  async function keepLatest(key: string, end: Ended, expiresAt: Date): Promise<void> {
    for (;;) {
      const { isNew, record } = await records.putIfAbsent(key, end, expiresAt);
      if (isNew || record.value.position >= end.position) return;
      if (await records.replace(key, record.version, end, expiresAt)) return;
    }
  }

  async function note(events: readonly RecordedEvent[], position: number): Promise<void> {
    const mine = events.filter(({ type }) => ending.has(type));
    for (const event of mine) {
      const userId = event.stream.slice(event.stream.indexOf('-') + 1);
      const at = atOf(event);
      if (Date.parse(at) + rememberedFor < now() || (ended.get(userId)?.position ?? 0) >= event.position) continue;
      const end = { at, position: event.position };
      ended.set(userId, end);
      await keepLatest(`ended:${userId}`, end, new Date(Date.parse(at) + rememberedFor));
    }
    if (events.length > 0) await records.put(positionKey, { position });
  }

  // Before the list: whoever notes an end notes the account first and then the position, so the list holds all up to this one.
  let position = (await records.get<{ position: number }>(positionKey))?.value.position ?? 0;
  async function* all(prefix: string) {
    for (let after: string | undefined, more = true; more;) {
      const found = await records.list<Ended>(prefix, { limit: 500, ...(after !== undefined && { after }) });
      yield* found;
      after = found.at(-1)?.key;
      more = found.length === 500;
    }
  }
  for await (const { key, value } of all('ended:')) ended.set(key.slice('ended:'.length), value);

  const filter = { categories: ['userAccount'], signal: stopping.signal };
  const toTheEnd = async () => {
    for await (const batch of log.readAll(position, filter)) {
      await note(batch.events, batch.position);
      position = Math.max(position, batch.position);
    }
    return position;
  };
  /** An older copy of the log was restored: it is read again from its beginning, and what began by the places of the other one is over. */
  async function beginAgain(): Promise<number> {
    position = 0;
    ended.clear();
    for (const prefix of ['ended:', 'session:']) for await (const { key } of all(prefix)) await records.remove(key);
    await records.put(positionKey, { position });
    return toTheEnd();
  }
  let beginning: Promise<number> | undefined;
  const catchUp = () =>
    (beginning ?? toTheEnd()).catch((error: unknown) => {
      if (!(error instanceof UnknownPosition)) throw error;
      return (beginning ??= beginAgain().finally(() => (beginning = undefined)));
    });
  await catchUp();

  const follow = async () => {
    while (!stopping.signal.aborted) {
      try {
        for await (const batch of log.subscribe(position, filter)) {
          await note(batch.events, batch.position);
          position = Math.max(position, batch.position);
        }
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (error instanceof UnknownPosition) await catchUp().catch(() => undefined);
        logger.warn({ err: error }, 'the session watch lost the log and goes on');
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  };
  const following = follow();
  return {
    endedAt: (userId) => ended.get(userId),
    catchUp,
    close: async () => {
      stopping.abort();
      await following;
    },
  };
}
