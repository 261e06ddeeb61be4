import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * It is a Google on loopback: it asks nobody, takes a code once and with its verifier, and keeps a calendar. `POST /next` with `refuse` makes the person refuse
 * the next time; with anything else the person agrees.
 */
export async function startGoogle(callback: () => string) {
  const google = {
    challenge: '',
    refuses: false,
    isWithdrawn: false,
    isDown: false,
    isBusy: false,
    writes: 0,
    calendar: new Map<string, Record<string, unknown>>(),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const text = Buffer.concat(parts).toString();
      const answer = (status: number, body: object = {}) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const asked = new URL(request.url!, 'http://127.0.0.1');
      if (google.isDown) return answer(503);
      if (asked.pathname === '/next') {
        google.refuses = text === 'refuse';
        return answer(200);
      }
      if (asked.pathname === '/auth') {
        google.challenge = asked.searchParams.get('code_challenge') ?? '';
        const back = new URL(asked.searchParams.get('redirect_uri') ?? callback());
        if (back.href !== callback()) return answer(400, { error: 'redirect_uri_mismatch' });
        back.searchParams.set('state', asked.searchParams.get('state') ?? '');
        back.searchParams.set(google.refuses ? 'error' : 'code', google.refuses ? 'access_denied' : 'good');
        return response.writeHead(302, { location: back.href }).end();
      }
      if (asked.pathname === '/token') {
        const form = new URLSearchParams(text);
        if (form.get('client_secret') !== 'shh' || google.isWithdrawn) return answer(400, { error: 'invalid_grant' });
        if (form.get('grant_type') === 'refresh_token')
          return form.get('refresh_token') === 'refresh-1' ? answer(200, { access_token: 'access-1' }) : answer(400);
        const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
        const isOurs = verifier.digest('base64url') === google.challenge && form.get('redirect_uri') === callback();
        return isOurs && form.get('code') === 'good'
          ? answer(200, { access_token: 'access-1', refresh_token: 'refresh-1' })
          : answer(400, { error: 'invalid_grant' });
      }
      if (request.headers.authorization !== 'Bearer access-1') return answer(401);
      if (google.isBusy) return answer(403, { error: { errors: [{ reason: 'rateLimitExceeded' }] } });
      google.writes += 1;
      const eventId = asked.pathname.split('/events')[1]!.slice(1);
      const event = text ? (JSON.parse(text) as Record<string, unknown>) : {};
      if (request.method === 'DELETE')
        return google.calendar.delete(eventId) ? response.writeHead(204).end() : answer(404);
      if (request.method === 'PUT' && !google.calendar.has(eventId)) return answer(404);
      google.calendar.set(request.method === 'PUT' ? eventId : (event.id as string), event);
      return answer(200, event);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = {
    clientId: 'us',
    clientSecret: 'shh',
    authUrl: `${url}/auth`,
    tokenUrl: `${url}/token`,
    calendarUrl: `${url}/v3`,
  };
  /** The services are started with these variables, to find this one. */
  const env = {
    GOOGLE_CLIENT_ID: config.clientId,
    GOOGLE_CLIENT_SECRET: config.clientSecret,
    GOOGLE_AUTH_URL: config.authUrl,
    GOOGLE_TOKEN_URL: config.tokenUrl,
    GOOGLE_CALENDAR_URL: config.calendarUrl,
  };
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return Object.assign(google, { url, config, env, stop });
}
export type GoogleDouble = Awaited<ReturnType<typeof startGoogle>>;
