import { hash, randomBytes } from 'node:crypto';
import { LruCache } from '../cache/lru-cache.ts';
import type { SessionWatch } from './session-watch.ts';
import type { Records, StoredRecord } from '@paideia/documents/records.ts';
import type { Device, SessionChannel } from './device.ts';

const minute = 60_000;
/** Milliseconds: how long without use, and how long at all. */
export type SessionTimes = { readonly idle: number; readonly absolute: number };
export const sessionTimes: SessionTimes = { idle: 12 * 60 * minute, absolute: 7 * 24 * 60 * minute };
const renewal = minute;
/** How long an ended session is still known, so that its browser hears "over" and not "none". */
const afterwards = 24 * 60 * minute;

/** An admin acts as the user of the session. */
export type Acting = {
  readonly impersonationId: string;
  readonly adminId: string;
  readonly endsAt: string;
  readonly isWritable: boolean;
};
export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  /** All that is done in it is done by the way by which it was signed in. */
  readonly channel: SessionChannel;
  /** The admin who acts as this user, while impersonating. */
  readonly impersonatorId?: string;
  readonly acting?: Acting;
};

type Kept = {
  readonly userId: string;
  /** Set while the owner of the session, an admin, acts as `userId`. */
  readonly acting?: Acting;
  /** How far the log was when it got this id, which changes at sign-in, impersonation and password change. Before release 0.2 the time was kept instead. */
  readonly position?: number;
  readonly createdAt?: string;
  /** It is the time of the sign-in that the session goes back to. */
  readonly signedInAt: string;
  readonly seenAt: string;
  readonly device: Device;
  /** Sessions of before there was the app are those of browsers. */
  readonly channel?: SessionChannel;
  readonly isEnded?: true;
};
/** `over`: there was one, and it has ended. `lapsed`: an impersonation whose time is over; the admin's own session may come back. */
type Found = { readonly state: 'none' | 'over' | 'lapsed' } | { readonly state: 'open'; readonly session: Session };
/** The token goes into the cookie and is kept nowhere else. */
export type Begun = { readonly token: string; readonly session: Session };
export type OwnSession = {
  readonly sessionId: string;
  readonly device: Device;
  readonly channel: SessionChannel;
  readonly signedInAt: string;
  readonly seenAt: string;
  readonly isPresent: boolean;
};

/** What the owner did in somebody else's name in a session that was ended; most did nothing of the kind. */
export type EndedSession = { readonly impersonationId: string | undefined };

export type Sessions = {
  readonly times: SessionTimes;
  /** How far the log is. It is asked before somebody is found to be who they say: what ends their sessions while that is being looked at ends this one too. */
  position(): Promise<number>;
  /** It begins a new session of a new id, as of this position. */
  begin(userId: string, device: Device, position: number, channel?: SessionChannel): Promise<Begun>;
  find(token: string | undefined): Promise<Found>;
  /** Whose session it was when it was last found: what will most likely be asked about that person can be asked meanwhile. */
  lastUserOf(token: string | undefined): string | undefined;
  end(token: string | undefined): Promise<void>;
  /** The same session under a new id, also right after the password change that ended it with all others. */
  renew(token: string | undefined): Promise<Begun | undefined>;
  /** The owner's session becomes one that acts as another, under a new id. */
  actAs(token: string | undefined, userId: string, acting: Acting): Promise<Begun | undefined>;
  setWriting(token: string | undefined, isWritable: boolean): Promise<void>;
  /** The owner's own session again, under a new id; of many who ask, one gets it. */
  comeBack(token: string | undefined): Promise<Begun | undefined>;
  /** Those that are open, the latest first; one in which the person acts as somebody else is the person's own. */
  ofOwner(userId: string, token: string | undefined): Promise<readonly OwnSession[]>;
  /** Undefined when the person has no such session. */
  endOne(userId: string, sessionId: string): Promise<EndedSession | undefined>;
  endOthers(userId: string, token: string | undefined): Promise<readonly EndedSession[]>;
  /** How many are open, of everybody. It looks at each of them: not for every request. */
  countOpen(): Promise<number>;
};
/** Hears of sessions for the numbers. One that only changes its id neither begins nor ends. */
type SessionEars = { readonly begun: () => void; readonly ended: () => void };

const hashOf = (token: string) => hash('sha256', token, 'hex');
const keyOf = (hash: string) => `session:${hash}`;
const listKey = (ownerId: string, hash: string) => `sessions-of:${ownerId}:${hash}`;
// Enough to tell sessions apart in the log, too little to find or forge one.
const idOf = (hash: string) => hash.slice(0, 24);
const ownerOf = ({ userId, acting }: Kept) => acting?.adminId ?? userId;
const without = ({ acting: _acting, ...rest }: Kept): Kept => rest;

export function sessionsIn(
  records: Records,
  {
    watch: { endedAt, catchUp },
    now = () => Date.now(),
    times = sessionTimes,
    ears,
  }: { watch: Pick<SessionWatch, 'endedAt' | 'catchUp'>; now?: () => number; times?: SessionTimes; ears?: SessionEars },
): Sessions {
  const instant = () => new Date(now()).toISOString();
  const since = (at: string) => now() - Date.parse(at);
  const sessionOf = (hash: string, { userId, acting, channel = 'WEB' }: Kept): Session => ({
    sessionId: idOf(hash),
    userId,
    channel,
    ...(acting && { impersonatorId: acting.adminId, acting }),
  });
  const expiry = ({ signedInAt }: Kept) => new Date(Date.parse(signedInAt) + times.absolute + afterwards);
  function wasEnded(userId: string, { position, createdAt = '' }: Kept): boolean {
    const end = endedAt(userId);
    return end !== undefined && (position === undefined ? end.at >= createdAt : end.position > position);
  }
  const isOver = (kept: Kept): boolean =>
    kept.isEnded === true ||
    since(kept.seenAt) >= times.idle ||
    since(kept.signedInAt) >= times.absolute ||
    wasEnded(ownerOf(kept), kept);
  const isLapsed = (kept: Kept): boolean =>
    kept.acting !== undefined && (kept.acting.endsAt <= instant() || wasEnded(kept.userId, kept));

  const read = async (token: string | undefined): Promise<StoredRecord<Kept> | undefined> =>
    token === undefined ? undefined : await records.get<Kept>(keyOf(hashOf(token)));
  async function write(kept: Kept): Promise<Begun> {
    const token = randomBytes(32).toString('base64url');
    const hash = hashOf(token);
    // Nobody knows the token before both are there.
    await Promise.all([
      records.put(listKey(ownerOf(kept), hash), {}, expiry(kept)),
      records.put(keyOf(hash), kept, expiry(kept)),
    ]);
    return { token, session: sessionOf(hash, kept) };
  }
  async function endRecord(record: StoredRecord<Kept>): Promise<void> {
    await records.put<Kept>(record.key, { ...record.value, isEnded: true }, expiry(record.value));
    if (record.value.isEnded !== true) ears?.ended();
  }
  /** Ends a session and begins what it becomes. By version: of two who ask at once, one goes on. */
  async function turn(token: string | undefined, into: (kept: Kept) => Kept | undefined): Promise<Begun | undefined> {
    const record = await read(token);
    const next = record && record.value.isEnded !== true ? into(record.value) : undefined;
    if (!record || !next) return undefined;
    const { key, value, version } = record;
    if (!(await records.replace<Kept>(key, version, { ...value, isEnded: true }, expiry(value)))) return undefined;
    return write({ ...next, position: await catchUp(), seenAt: instant() });
  }
  async function openOf(
    ownerId: string,
  ): Promise<readonly { readonly hash: string; readonly record: StoredRecord<Kept> }[]> {
    const prefix = listKey(ownerId, '');
    const hashes = (await records.list(prefix, { limit: 1000 })).map(({ key }) => key.slice(prefix.length));
    const found = await Promise.all(
      hashes.map(async (hash) => ({ hash, record: await records.get<Kept>(keyOf(hash)) })),
    );
    return found.flatMap(({ hash, record }) => (record && !isOver(record.value) ? [{ hash, record }] : []));
  }
  const endOpen = async ({ record }: { readonly record: StoredRecord<Kept> }): Promise<EndedSession> => {
    await endRecord(record);
    return { impersonationId: record.value.acting?.impersonationId };
  };
  const hashOfPresent = (token: string | undefined) => (token === undefined ? undefined : hashOf(token));

  const lastUsers = new LruCache<string>(10_000);
  return {
    times,
    lastUserOf: (token) => (token === undefined ? undefined : lastUsers.get(hashOf(token))),
    position: catchUp,
    async begin(userId, device, position, channel = 'WEB') {
      const begun = await write({ userId, position, signedInAt: instant(), seenAt: instant(), device, channel });
      ears?.begun();
      return begun;
    },
    async find(token) {
      if (token === undefined) return { state: 'none' };
      // This runs for every request, so the token is hashed only once.
      const hash = hashOf(token);
      const record = await records.get<Kept>(keyOf(hash));
      if (!record) return { state: 'none' };
      const { key, value, version } = record;
      lastUsers.set(hash, value.userId);
      if (isOver(value)) return { state: 'over' };
      if (isLapsed(value)) return { state: 'lapsed' };
      // By version, so that a renewal never brings back a session that ended meanwhile.
      if (since(value.seenAt) >= renewal)
        await records.replace(key, version, { ...value, seenAt: instant() }, expiry(value));
      return { state: 'open', session: sessionOf(hash, value) };
    },
    async end(token) {
      const record = await read(token);
      if (record) await endRecord(record);
    },
    renew: (token) => turn(token, (kept) => kept),
    actAs: (token, userId, acting) =>
      turn(token, (kept) => (isOver(kept) || kept.acting ? undefined : { ...kept, userId, acting })),
    async setWriting(token, isWritable) {
      const record = await read(token);
      if (!record?.value.acting) return;
      const { key, version, value } = record;
      await records.replace<Kept>(
        key,
        version,
        { ...value, acting: { ...record.value.acting, isWritable } },
        expiry(value),
      );
    },
    comeBack: (token) =>
      turn(token, (kept) => (isOver(kept) || !kept.acting ? undefined : { ...without(kept), userId: ownerOf(kept) })),
    async ofOwner(userId, token) {
      const present = hashOfPresent(token);
      const open = await openOf(userId);
      return open
        .map(({ hash, record: { value } }) => ({
          sessionId: idOf(hash),
          device: value.device,
          channel: value.channel ?? 'WEB',
          signedInAt: value.signedInAt,
          seenAt: value.seenAt,
          isPresent: hash === present,
        }))
        .sort((a, b) => Number(b.isPresent) - Number(a.isPresent) || b.seenAt.localeCompare(a.seenAt));
    },
    async endOne(userId, sessionId) {
      const mine = (await openOf(userId)).find(({ hash }) => idOf(hash) === sessionId);
      return mine && endOpen(mine);
    },
    async endOthers(userId, token) {
      const present = hashOfPresent(token);
      return Promise.all((await openOf(userId)).filter(({ hash }) => hash !== present).map(endOpen));
    },
    async countOpen() {
      let count = 0;
      for (let after: string | undefined, more = true; more;) {
        const found = await records.list<Kept>('session:', { limit: 500, ...(after !== undefined && { after }) });
        count += found.filter(({ value }) => !isOver(value)).length;
        after = found.at(-1)?.key;
        more = found.length === 500;
      }
      return count;
    },
  };
}
