import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import type { Configuration } from '@paideia/store/configuration.ts';
import { seal, unseal } from '@paideia/store/keys.ts';
import type { Calendar, CalendarEntry } from './calendar.ts';

/** What Google calls us, and where it is; tests have one of their own. */
export type GoogleConfig = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly calendarUrl: string;
};
/** Undefined while nobody has set it up. */
export function googleFrom(
  configuration: Pick<Configuration, Extract<keyof Configuration, `GOOGLE_${string}`>>,
): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = configuration;
  if (!clientId || !clientSecret) return undefined;
  return {
    clientId,
    clientSecret,
    authUrl: configuration.GOOGLE_AUTH_URL,
    tokenUrl: configuration.GOOGLE_TOKEN_URL,
    calendarUrl: configuration.GOOGLE_CALENDAR_URL,
  };
}

const scope = 'https://www.googleapis.com/auth/calendar.events';
const [beginsMs, patienceMs] = [10 * 60_000, 10_000];
type Begun = { readonly verifier: string };
type Kept = { readonly sealed: string };
const [beginKey, tokenKey] = [(userId: string) => `google-begin:${userId}`, (userId: string) => `google:${userId}`];
class Refused extends Error {}
/** Google says 403 also to whom it has heard too often for now, and then names one of these; that says nothing of the permission. */
const tooOften: ReadonlySet<unknown> = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded']);
const Denied = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) });
/** @throws what an answer of the calendar means that is no success */
async function check(response: Response): Promise<void> {
  const { status, ok } = response;
  if (ok) return;
  const words = `the calendar answered ${status}`;
  if (status !== 401 && status !== 403) throw new Error(words);
  const { data } = Denied.safeParse(await response.json().catch(() => undefined));
  throw data?.error.errors.some(({ reason }) => tooOften.has(reason)) ? new Error(words) : new Refused(words);
}

type Parts = {
  readonly config: GoogleConfig;
  readonly callback: string;
  readonly accounts: Records;
  /** Hex; the tokens are sealed by a key of their own that is made of it. */
  readonly master: string;
  readonly clock: () => Date;
};

/** Google's calendar by its own interface. The tokens are sealed in the records of accounts and are nowhere else. */
export function googleCalendar({ config, callback, accounts, master, clock }: Parts): Calendar {
  const { clientId, clientSecret, authUrl, tokenUrl, calendarUrl } = config;
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(master, 'hex'), '', 'google-calendar', 32));

  /** @throws Refused when Google says that the code or the token is not good (any more) */
  async function tokens(
    grant: Readonly<Record<string, string>>,
  ): Promise<{ readonly access_token?: string; readonly refresh_token?: string }> {
    const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret });
    const response = await fetch(tokenUrl, { method: 'POST', body, signal: AbortSignal.timeout(patienceMs) });
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      throw new Refused(`the token endpoint answered ${response.status}`);
    if (!response.ok) throw new Error(`the token endpoint answered ${response.status}`);
    return (await response.json()) as { access_token?: string; refresh_token?: string }; // Both are looked at before they are used.
  }
  async function refreshTokenOf(userId: string): Promise<string | undefined> {
    const sealed = (await accounts.get<Kept>(tokenKey(userId)))?.value.sealed;
    return sealed === undefined ? undefined : unseal(key, Buffer.from(sealed, 'base64'), userId)?.toString('utf8');
  }

  /** The id is ours, so writing the same entry twice changes nothing. */
  async function writeOne(accessToken: string, { id, ...entry }: CalendarEntry): Promise<void> {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const events = `${calendarUrl}/calendars/primary/events`;
    const ask = (method: string, url: string, body?: object) =>
      fetch(url, {
        method,
        headers,
        signal: AbortSignal.timeout(patienceMs),
        ...(body && { body: JSON.stringify(body) }),
      });
    if (entry.isGone) {
      const gone = await ask('DELETE', `${events}/${id}`);
      return gone.status === 404 || gone.status === 410 ? undefined : check(gone);
    }
    const { summary, start, end, url } = entry;
    const at = (when: string) => (when.includes('T') ? { dateTime: when } : { date: when });
    const event = {
      summary,
      start: at(start),
      end: at(end),
      source: { title: summary, url },
      transparency: 'transparent',
      // What was taken out before, as a leave that was declined in between, comes back.
      status: 'confirmed',
    };
    const put = await ask('PUT', `${events}/${id}`, event);
    return check(put.status === 404 ? await ask('POST', events, { id, ...event }) : put);
  }

  return {
    async begin(userId, state) {
      const verifier = randomBytes(48).toString('base64url');
      await accounts.put<Begun>(beginKey(userId), { verifier }, new Date(clock().getTime() + beginsMs));
      const url = new URL(authUrl);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: callback,
        response_type: 'code',
        scope,
        state,
        access_type: 'offline',
        prompt: 'consent',
        include_granted_scopes: 'true',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },
    async connect(userId, code) {
      // Whoever did not begin has no verifier, so a code that somebody else slipped in is worth nothing.
      const begun = await accounts.take<Begun>(beginKey(userId));
      if (!begun) return false;
      const grant = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: callback,
        code_verifier: begun.value.verifier,
      };
      const found = await tokens(grant).catch(() => undefined);
      if (!found?.refresh_token) return false;
      await accounts.put<Kept>(tokenKey(userId), {
        sealed: seal(key, Buffer.from(found.refresh_token, 'utf8'), userId).toString('base64'),
      });
      return true;
    },
    async write(userId, entries) {
      const refreshToken = await refreshTokenOf(userId);
      if (refreshToken === undefined) return 'refused';
      try {
        const { access_token: accessToken } = await tokens({
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
        });
        if (accessToken === undefined) return 'refused';
        for (const entry of entries) await writeOne(accessToken, entry);
        return 'written';
      } catch (error) {
        if (error instanceof Refused) return 'refused';
        throw error;
      }
    },
    forget: (userId) => accounts.remove(tokenKey(userId)),
  };
}
