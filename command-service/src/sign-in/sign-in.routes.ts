import type { z } from 'zod';
import { EnrolToken } from './operations.ts';
import type { Records } from '@paideia/documents/records.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { ActorContext } from '../kernel/decide/envelope.ts';
import type { Facts } from '../kernel/decide/current-ask.ts';
import type { Handle } from '../kernel/decide/reply.ts';
import type { Route } from '../kernel/http/http.ts';
import type { Metrics } from '../kernel/http/metrics.ts';
import { parse } from '../kernel/decide/parse.ts';
import type { Log } from '../kernel/logging/log.ts';
import { AskForMail, askedMails } from './asked-mails.ts';
import type { IsCommon } from './common-passwords.ts';
import type { Credentials } from './credentials.ts';
import type { LinkBook } from './links.ts';
import { admission, type Passwords } from './password.ts';
import { quotas } from './quota.ts';
import { Recover, recovery, Verify } from './recover.ts';
import { ChangeEmail, ChangePassword, selfService, SignUp } from './self-service.ts';
import { SignIn, signIns } from './sign-in.ts';
import { strengthOf } from './strength.ts';
import { throttle as throttleIn } from './throttle.ts';

type Parts = {
  readonly accounts: Records;
  readonly credentials: Credentials;
  readonly links: LinkBook;
  readonly passwords: Passwords;
  readonly isCommon: IsCommon;
  readonly facts: Facts;
  readonly handle: Handle;
  readonly clock: () => Date;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'signIns'>;
};
type Answer = { readonly ok: boolean; readonly code?: string };
const isAway = ({ ok, code }: Answer) => !ok && code === 'unavailable';

/** A body of that shape, and what is answered to it. */
function route<S extends z.ZodType>(schema: S, act: (data: z.infer<S>, actor: ActorContext) => Promise<Answer>): Route {
  return async (body, actor) => {
    const request = parse(schema, body);
    // The data has passed the schema.
    const answer: Answer = 'ok' in request ? request : await act(request.data as z.infer<S>, actor);
    return { status: isAway(answer) ? 503 : 200, body: answer };
  };
}

/** Sign-in, sign-up, links of mails, and what people sign in with; and the operator's way to a first link. */
export function signInRoutes(parts: Parts): {
  readonly routes: Readonly<Record<string, Route>>;
  run(signal: AbortSignal): Promise<void>;
} {
  const { accounts, clock, metrics, credentials, links, facts } = parts;
  const shared = {
    ...parts,
    throttle: throttleIn(accounts, clock),
    quotas: quotas(accounts, clock),
    strength: strengthOf(parts),
    admit: admission(),
  };
  const signIn = signIns(shared);
  const { recover, verify } = recovery(shared);
  const mails = askedMails(shared);
  const own = selfService(shared);
  const hasPassword = async (userId: string) => (await credentials.verifierOf(userId)) !== undefined;

  const routes: Record<string, Route> = {
    '/sign-in': async (body) => {
      const request = parse(SignIn, body);
      if ('ok' in request) return { status: 400, body: request };
      const reply = await signIn(request.data as SignIn);
      metrics.signIns.inc({ outcome: reply.ok ? 'done' : reply.code });
      return { status: isAway(reply) ? 503 : 200, body: reply };
    },
    '/sign-up': route(SignUp, own.signUp),
    '/recover': route(Recover, recover),
    '/verify-email': route(Verify, (request) => verify(request, hasPassword)),
    '/forgot-password': route(AskForMail, (request) => mails.ask('reset', request)),
    '/resend-verification': route(AskForMail, (request) => mails.ask('resend', request)),
    '/change-password': route(ChangePassword, own.changePassword),
    '/change-email': route(ChangeEmail, own.changeEmail),
    '/operations/enrol-token': async (body, { channel }) => {
      const request = parse(EnrolToken, body);
      if (channel !== 'SYSTEM') return { status: 403, body: { ok: false, code: 'noAccess' } };
      if ('ok' in request) return { status: 400, body: request };
      const { userId } = request.data as z.infer<typeof EnrolToken>;
      if (await hasPassword(userId)) return { status: 200, body: { isUsed: true } };
      const { emailKey } = await facts.ask().state(userAccount, userAccountStream(userId));
      return { status: 200, body: { token: await links.issue('enrol', { userId, emailKey }) } };
    },
  };
  return { routes, run: mails.run };
}
