import { z } from 'zod';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { microsoftFacts } from '../accounts/microsoft.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Facts } from '../kernel/decide/current-ask.ts';
import type { Handle } from '../kernel/decide/reply.ts';
import type { Route } from '../kernel/http/http.ts';
import { parse } from '../kernel/decide/parse.ts';
import type { Log } from '../kernel/logging/log.ts';
import { isUnavailable } from '../kernel/decide/reply.ts';
import { emailFacts } from './email.facts.ts';
import { keptOut, noteSignIns } from './record.ts';

/** This is what query-api has learnt from the provider: who it is there, and the address that the organisation gave. */
const Identity = z.object({
  issuer: z.url().max(400),
  subject: z.string().min(1).max(255),
  email: z.string().max(254),
  channel: z.enum(['WEB', 'APP']),
  environment: z.string().max(40),
});
type Identity = z.infer<typeof Identity>;
type Answer = { readonly ok: true; readonly userId: string } | { readonly ok: false; readonly code: string };
type Parts = { readonly facts: Facts; readonly handle: Handle; readonly clock: () => Date; readonly log: Log };

/** In hex, because the key of an address does not tell capitals from small letters, and the provider's names do. */
const identityKeyOf = (ask: Ask, { issuer, subject }: Identity): string =>
  ask.emailKey(`${issuer} ${Buffer.from(subject).toString('hex')}`);

/** Whoever may change an address may write somebody else's: until a mail to it was read, it says nothing about whose the account is. */
async function isProved(ask: Ask, userId: string, emailKey: string): Promise<boolean> {
  const account = await ask.state(userAccount, userAccountStream(userId));
  return account.emailVerified && account.emailKey === emailKey;
}

/** The account that the identity was linked to; the first time the one that has proved the organisation's address, which is then linked for good. */
export function microsoftSignIn({ facts, handle, clock, log }: Parts) {
  const note = noteSignIns({ handle, clock, log });
  return async (identity: Identity): Promise<Answer> => {
    const ask = facts.ask();
    const identityKey = identityKeyOf(ask, identity);
    const emailKey = ask.emailKey(identity.email);
    const linked = (await ask.table(microsoftFacts).one(identityKey))?.userId;
    const userId = linked ?? (await ask.table(emailFacts).one(emailKey))?.userId ?? null;
    const account = userId === null ? undefined : await ask.table(accountFacts).one(userId);
    const how = { channel: identity.channel, environment: identity.environment, method: 'microsoft' as const };
    const refuse = async (code: string, reason: string): Promise<Answer> =>
      (await note({ reason, userId }, how)) ? { ok: false, code } : { ok: false, code: 'unavailable' };

    if (userId === null || !account || account.status === 'deactivated')
      return refuse('microsoft.noAccount', 'noAccount');
    const kept = keptOut(account, identity.environment);
    if (kept !== undefined) return refuse(`signIn.${kept}`, kept);
    if (linked === undefined) {
      if (!(await isProved(ask, userId, emailKey))) return refuse('microsoft.noAccount', 'notVerified');
      const command = {
        type: 'LinkMicrosoftIdentity',
        data: { identityKey, userId },
        commandId: uuidFrom('microsoft', identityKey, userId),
      };
      const reply = await handle(command, { actorId: null, channel: 'SYSTEM' });
      if (isUnavailable(reply)) return { ok: false, code: 'unavailable' };
      // The account is linked to somebody else of that organisation already.
      if (!reply.ok) return refuse('microsoft.noAccount', 'linkedToAnother');
    }
    return (await note({ userId }, how)) ? { ok: true, userId } : { ok: false, code: 'unavailable' };
  };
}

export function microsoftRoutes(parts: Parts): Readonly<Record<string, Route>> {
  const signIn = microsoftSignIn(parts);
  return {
    '/sign-in/microsoft': async (body) => {
      const request = parse(Identity, body);
      if ('ok' in request) return { status: 400, body: request };
      const answer = await signIn(request.data as Identity);
      return { status: !answer.ok && answer.code === 'unavailable' ? 503 : 200, body: answer };
    },
  };
}
