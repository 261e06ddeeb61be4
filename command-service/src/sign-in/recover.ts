import { z } from 'zod';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { Facts } from '../kernel/decide/current-ask.ts';
import type { Handle } from '../kernel/decide/reply.ts';
import { isUnavailable, type Reply } from '../kernel/decide/reply.ts';
import type { LinkPurpose } from '../mails/link.rules.ts';
import type { Link, LinkBook } from './links.ts';
import type { Strength } from './strength.ts';

export const Recover = z.object({ token: z.string().max(200), password: z.string().regex(/^[0-9a-f]{64}$/) });
export const Verify = z.object({ token: z.string().max(200) });

type Parts = {
  readonly links: LinkBook;
  readonly strength: Strength;
  readonly handle: Handle;
  readonly facts: Pick<Facts, 'ask'>;
};
/** Unknown, used, expired and meant for something else answer alike. */
const invalidLink: Reply = { ok: false, code: 'signIn.linkInvalid' };

/** It knows what the links of letters are worth. */
export function recovery({ links, strength, handle, facts }: Parts) {
  async function use(token: string, link: Link, type: string, password?: string): Promise<Reply> {
    if (!(await links.take(token))) return invalidLink;
    const envelope = {
      type,
      data: { userId: link.userId },
      commandId: link.commandId,
      ...(password !== undefined && { password }),
    };
    const reply = await handle(envelope, { actorId: null, channel: 'SYSTEM' });
    // Nothing may have been written, so the link must work once more; if something was, the same command id says so.
    if (isUnavailable(reply)) await links.giveBack(token, link);
    // Whatever else the account says is not for whoever holds an old link.
    return reply.ok || isUnavailable(reply) || reply.code === 'invalid' ? reply : invalidLink;
  }
  const find = (token: string, purposes: readonly LinkPurpose[]) => links.find(token, purposes);

  return {
    /** Sets a password, by the link of an invitation or of a forgotten password. A weak one leaves the link as it is. */
    async recover({ token, password }: z.infer<typeof Recover>): Promise<Reply> {
      const link = await find(token, ['enrol', 'reset']);
      if (!link) return invalidLink;
      const weak = await strength.judgeFor(link.userId, password);
      return weak ?? use(token, link, link.purpose === 'enrol' ? 'SetInitialPassword' : 'ResetPassword', password);
    },
    /** Proves an address. Whoever has no password yet gets a link to set one, and the address to sign in with: the mailbox was just shown to be theirs. */
    async verify(
      { token }: z.infer<typeof Verify>,
      hasPassword: (userId: string) => Promise<boolean>,
    ): Promise<Reply | { ok: true; enrolToken: string | null; email?: string | null }> {
      const link = await find(token, ['verify']);
      if (!link) return invalidLink;
      const reply = await use(token, link, 'VerifyEmail');
      if (!reply.ok) return reply;
      if (await hasPassword(link.userId)) return { ok: true, enrolToken: null };
      const { email } = await facts.ask().state(userAccount, userAccountStream(link.userId));
      return { ok: true, enrolToken: await links.issue('enrol', link), email };
    },
  };
}
