import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import type { Facts } from '../kernel/decide/current-ask.ts';
import type { Handle } from '../kernel/decide/reply.ts';
import type { Log } from '../kernel/logging/log.ts';
import type { Credentials } from './credentials.ts';
import { emailFacts } from './email.facts.ts';
import { TooBusy, type Admit, type Passwords } from './password.ts';
import { keptOut, noteSignIns, type Noted } from './record.ts';
import type { Limit, Throttle } from './throttle.ts';

export const SignIn = z.object({
  email: z.string().max(254),
  password: z.string().regex(/^[0-9a-f]{64}$/),
  channel: z.enum(['WEB', 'APP']),
  environment: z.string().max(40),
  address: z.string().max(64).optional(),
});
export type SignIn = z.infer<typeof SignIn>;
type SignInAnswer =
  | { readonly ok: true; readonly userId: string }
  | {
      readonly ok: false;
      readonly code: 'signIn.incorrect' | 'signIn.notVerified' | 'signIn.useMobileApp' | 'unavailable';
    }
  /** Nothing about the person: too many sign in just now. */
  | { readonly ok: false; readonly code: 'signIn.busy'; readonly params: { readonly retryAfter: number } }
  | { readonly ok: false; readonly code: 'signIn.tooMany'; readonly params: { readonly retryAfter: number } };
type Parts = {
  readonly facts: Facts;
  readonly accounts: Records;
  readonly credentials: Credentials;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly admit: Admit;
  readonly handle: Handle;
  readonly clock: () => Date;
  readonly log: Log;
};
type Judged = Noted & { readonly code?: 'signIn.incorrect' | 'signIn.notVerified' | 'signIn.useMobileApp' };

const knownForMs = 90 * 86_400_000;
const tooMany = (retryAfter: number): SignInAnswer => ({ ok: false, code: 'signIn.tooMany', params: { retryAfter } });

/** Says who someone is, or no more than that the pair is not right: unknown, wrong and deactivated answer alike and after the same work. */
export function signIns({ facts, accounts, credentials, passwords, throttle, admit, handle, clock, log }: Parts) {
  const record = noteSignIns({ handle, clock, log });

  async function judge(emailKey: string, { password, environment }: SignIn): Promise<Judged> {
    const ask = facts.ask();
    const userId = (await ask.table(emailFacts).one(emailKey))?.userId ?? null;
    const [account, verifier] = await Promise.all([
      ask.table(accountFacts).one(userId ?? emailKey),
      credentials.verifierOf(userId ?? emailKey),
    ]);
    const isRight = await passwords.verify(verifier, password);
    if (!isRight || !account) return { code: 'signIn.incorrect', reason: 'incorrect', userId };
    if (account.status === 'deactivated') return { code: 'signIn.incorrect', reason: 'deactivated', userId };
    const kept = keptOut(account, environment);
    return kept === undefined ? { userId } : { code: `signIn.${kept}`, reason: kept, userId };
  }

  async function attempt(request: SignIn, verified: () => Promise<void>): Promise<SignInAnswer> {
    const emailKey = facts.ask().emailKey(request.email);
    const pair = `${emailKey}:${request.address ?? ''}`;
    const isKnown = (await accounts.get(`known:${pair}`)) !== undefined;
    const limits: readonly Limit[] = [
      { key: `pair:${pair}`, free: 10 },
      // Many accounts from one address, and one account from many: only strangers wait for the latter, so nobody can lock an owner out.
      ...(request.address === undefined ? [] : [{ key: `address:${request.address}`, free: 100 }]),
      ...(isKnown ? [] : [{ key: `account:${emailKey}`, free: 50 }]),
    ];
    const retryAfter = await throttle.take(limits);
    if (retryAfter > 0) return tooMany(retryAfter);

    const judged = await judge(emailKey, request);
    await verified();
    if (!(await record(judged, request))) return { ok: false, code: 'unavailable' };
    if (judged.code === 'signIn.incorrect') return { ok: false, code: judged.code };
    // Whoever knew the password was not guessing, also when the account may not enter.
    await Promise.all([
      throttle.giveBack(limits.slice(1)),
      throttle.forget(limits[0]!.key),
      judged.code || isKnown || accounts.put(`known:${pair}`, {}, new Date(clock().getTime() + knownForMs)),
    ]);
    return judged.code ? { ok: false, code: judged.code } : { ok: true, userId: judged.userId! };
  }

  return async (request: SignIn): Promise<SignInAnswer> => {
    try {
      return await admit((verified) => attempt(request, verified));
    } catch (error) {
      if (error instanceof TooBusy) return { ok: false, code: 'signIn.busy', params: { retryAfter: error.retryAfter } };
      throw error;
    }
  };
}
