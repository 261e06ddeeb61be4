import { createHash, randomBytes } from 'node:crypto';
import type { Records, StoredRecord } from '@paideia/documents/records.ts';
import type { Session } from './context.ts';

const minute = 60_000;
export const sessionTimes = { idle: 12 * 60 * minute, absolute: 7 * 24 * 60 * minute, renewal: minute } as const;
/** How long an ended session is still known, so that its browser hears "over" and not "none". */
const afterwards = 24 * 60 * minute;

type Kept = { readonly userId: string; readonly impersonatorId?: string; readonly createdAt: string; readonly seenAt: string; readonly isEnded?: true };
/** `over`: there was one, and it has ended. */
export type Found = { readonly state: 'none' } | { readonly state: 'over' } | { readonly state: 'open'; readonly session: Session };

export type Sessions = {
  /** A new session of a new id; the token goes into the cookie and is kept nowhere else. */
  begin(userId: string, impersonatorId?: string): Promise<{ readonly token: string; readonly session: Session }>;
  find(token: string | undefined): Promise<Found>;
  end(token: string | undefined): Promise<void>;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const keyOf = (token: string) => `session:${hashOf(token)}`;

export function sessionsIn(
  records: Records,
  { endedAt, now = () => Date.now() }: { endedAt: (userId: string) => string | undefined; now?: () => number },
): Sessions {
  const sessionOf = (token: string, { userId, impersonatorId, createdAt }: Kept): Session => ({
    // Enough to tell sessions apart in the log, too little to find or forge one.
    sessionId: hashOf(token).slice(0, 24),
    userId,
    createdAt,
    ...(impersonatorId !== undefined && { impersonatorId }),
  });
  const expiry = ({ createdAt }: Kept) => new Date(Date.parse(createdAt) + sessionTimes.absolute + afterwards);
  const isOver = ({ userId, impersonatorId, createdAt, seenAt, isEnded }: Kept): boolean =>
    isEnded === true ||
    now() - Date.parse(seenAt) >= sessionTimes.idle ||
    now() - Date.parse(createdAt) >= sessionTimes.absolute ||
    [userId, impersonatorId].some((id) => id !== undefined && (endedAt(id) ?? '') >= createdAt);

  const read = async (token: string | undefined): Promise<StoredRecord<Kept> | undefined> =>
    token === undefined ? undefined : await records.get<Kept>(keyOf(token));

  return {
    async begin(userId, impersonatorId) {
      const token = randomBytes(32).toString('base64url');
      const at = new Date(now()).toISOString();
      const kept: Kept = { userId, createdAt: at, seenAt: at, ...(impersonatorId !== undefined && { impersonatorId }) };
      await records.put(keyOf(token), kept, expiry(kept));
      return { token, session: sessionOf(token, kept) };
    },
    async find(token) {
      const record = await read(token);
      if (!record || token === undefined) return { state: 'none' };
      const { key, value, version } = record;
      if (isOver(value)) return { state: 'over' };
      // By version, so that a renewal never brings back a session that ended meanwhile.
      if (now() - Date.parse(value.seenAt) >= sessionTimes.renewal)
        await records.replace(key, version, { ...value, seenAt: new Date(now()).toISOString() }, expiry(value));
      return { state: 'open', session: sessionOf(token, value) };
    },
    async end(token) {
      const record = await read(token);
      if (record) await records.put<Kept>(record.key, { ...record.value, isEnded: true }, expiry(record.value));
    },
  };
}
