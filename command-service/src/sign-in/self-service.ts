import { z } from 'zod';
import { Email } from '@paideia/events/accounts/account.commands.ts';
import { SelfCreateAccount } from '@paideia/events/accounts/self-create-account.commands.ts';
import { Id } from '@paideia/events/kernel/ids.ts';
import type { ActorContext } from '../kernel/decide/envelope.ts';
import type { Facts } from '../kernel/decide/current-ask.ts';
import type { Handle } from '../kernel/decide/reply.ts';
import type { Denied, Reply } from '../kernel/decide/reply.ts';
import type { Credentials } from './credentials.ts';
import { TooBusy, type Admit, type Passwords } from './password.ts';
import type { Quotas } from './quota.ts';
import type { Strength } from './strength.ts';
import type { Throttle } from './throttle.ts';

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const commandId = z.uuid().toLowerCase();
export const SignUp = z.object({
  account: SelfCreateAccount,
  commandId,
  address: z.string().max(64).optional(),
});
export const ChangePassword = z.object({ oldPassword: Digest, newPassword: Digest, commandId });
/** Somebody else's address is changed by admins, who need no password of that account. */
export const ChangeEmail = z.object({ userId: Id, email: Email, password: Digest.optional(), commandId });

type Parts = {
  readonly facts: Pick<Facts, 'ask'>;
  readonly credentials: Credentials;
  readonly passwords: Passwords;
  readonly quotas: Quotas;
  readonly throttle: Throttle;
  readonly strength: Strength;
  readonly admit: Admit;
  readonly handle: Handle;
};
const hour = 3_600_000;
const denied = (code: string, params?: Denied['params']): Denied => ({ ok: false, code, ...(params && { params }) });

/** People do this with their own accounts without an admin: they make one, and change what they sign in with. */
export function selfService({ credentials, passwords, quotas, throttle, strength, admit, handle }: Parts) {
  /** Undefined when the password is the account's own. Guessing is slowed down as it is at sign-in. */
  async function wrongPassword(userId: string, digest: string): Promise<Denied | undefined> {
    const limit = { key: `own:${userId}`, free: 10 };
    const retryAfter = await throttle.take([limit]);
    if (retryAfter > 0) return denied('signIn.tooMany', { retryAfter });
    try {
      if (!(await admit(async () => passwords.verify(await credentials.verifierOf(userId), digest))))
        return denied('account.passwordWrong');
    } catch (error) {
      if (error instanceof TooBusy) return denied('signIn.tooMany', { retryAfter: error.retryAfter });
      throw error;
    }
    await throttle.forget(limit.key);
    return undefined;
  }
  return {
    async signUp({ account, commandId: id, address = '' }: z.infer<typeof SignUp>): Promise<Reply> {
      const retryAfter = await quotas.take([{ key: `sign-up:from:${address}`, most: 60, perMs: hour }]);
      if (retryAfter > 0) return denied('signIn.tooMany', { retryAfter });
      return handle({ type: 'SelfCreateAccount', data: account, commandId: id }, { actorId: null, channel: 'SYSTEM' });
    },
    async changePassword(
      { oldPassword, newPassword, commandId: id }: z.infer<typeof ChangePassword>,
      actor: ActorContext,
    ): Promise<Reply> {
      const { actorId } = actor;
      if (actorId === null || actor.impersonatorId !== undefined) return denied('noAccess');
      const wrong = (await wrongPassword(actorId, oldPassword)) ?? (await strength.judgeFor(actorId, newPassword));
      return (
        wrong ??
        handle({ type: 'ChangePassword', data: { userId: actorId }, commandId: id, password: newPassword }, actor)
      );
    },
    async changeEmail(
      { userId, email, password, commandId: id }: z.infer<typeof ChangeEmail>,
      actor: ActorContext,
    ): Promise<Reply> {
      if (actor.actorId === null || actor.impersonatorId !== undefined) return denied('noAccess');
      const isOwn = userId === actor.actorId;
      const wrong = isOwn
        ? password === undefined
          ? denied('account.passwordWrong')
          : await wrongPassword(userId, password)
        : undefined;
      return wrong ?? handle({ type: 'ChangeEmail', data: { userId, email }, commandId: id }, actor);
    },
  };
}
