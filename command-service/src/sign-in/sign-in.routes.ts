import type { Records } from '@paideia/documents/records.ts';
import type { Facts } from '../kernel/facts.ts';
import type { Handle } from '../kernel/handler.ts';
import type { Route } from '../kernel/http.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { parse } from '../kernel/parse.ts';
import type { Log } from '../kernel/reaction-row.ts';
import { isUnavailable } from '../kernel/reply.ts';
import type { Credentials } from './credentials.ts';
import { Enrol, EnrolToken, enrolment } from './enrol.ts';
import { admission, type Passwords } from './password.ts';
import { SignIn, signIns } from './sign-in.ts';
import { throttle } from './throttle.ts';

type Parts = {
  readonly accounts: Records;
  readonly credentials: Credentials;
  readonly passwords: Passwords;
  readonly facts: Facts;
  readonly handle: Handle;
  readonly clock: () => Date;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'signIns'>;
};

/** `POST /sign-in`, `POST /enrol` for people, and the operator's way to a first link. */
export function signInRoutes(parts: Parts): Readonly<Record<string, Route>> {
  const { accounts, clock, metrics } = parts;
  const signIn = signIns({ ...parts, throttle: throttle(accounts, clock), admit: admission() });
  const { token, redeem } = enrolment(parts);
  return {
    '/sign-in': async (body) => {
      const request = parse(SignIn, body);
      if ('ok' in request) return { status: 400, body: request };
      const reply = await signIn(request.data as SignIn);
      metrics.signIns.inc({ outcome: reply.ok ? 'done' : reply.code });
      return { status: !reply.ok && reply.code === 'unavailable' ? 503 : 200, body: reply };
    },
    '/enrol': async (body) => {
      const request = parse(Enrol, body);
      if ('ok' in request) return { status: 400, body: request };
      const reply = await redeem(request.data as Parameters<typeof redeem>[0]);
      return { status: isUnavailable(reply) ? 503 : 200, body: reply };
    },
    '/operations/enrol-token': async (body, { channel }) => {
      const request = parse(EnrolToken, body);
      if (channel !== 'SYSTEM') return { status: 403, body: { ok: false, code: 'noAccess' } };
      if ('ok' in request) return { status: 400, body: request };
      return { status: 200, body: await token((request.data as { userId: string }).userId) };
    },
  };
}
