import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import { Id } from '@paideia/events/kernel/ids.ts';
import type { Handle } from '../kernel/handler.ts';
import { isUnavailable, type Reply } from '../kernel/reply.ts';
import type { Credentials } from './credentials.ts';

export const EnrolToken = z.object({ userId: Id });
export const Enrol = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  password: z.string().regex(/^[0-9a-f]{64}$/),
  channel: z.enum(['WEB', 'APP']),
});

const validForMs = 7 * 86_400_000;
const keyOf = (token: string) => `enrol:${createHash('sha256').update(token).digest('hex')}`;
type Issued = { readonly userId: string; readonly commandId: string };

/** The way into an account that was invited: a link that works once, within a week, for whoever holds it. Only its hash is kept. */
export function enrolment({ accounts, credentials, handle, clock }: { accounts: Records; credentials: Credentials; handle: Handle; clock: () => Date }) {
  return {
    async token(userId: string): Promise<{ readonly token: string } | { readonly isUsed: true }> {
      if ((await credentials.verifierOf(userId)) !== undefined) return { isUsed: true };
      const token = randomBytes(32).toString('base64url');
      await accounts.put<Issued>(keyOf(token), { userId, commandId: randomUUID() }, new Date(clock().getTime() + validForMs));
      return { token };
    },
    /** Unknown, used and expired answer alike. */
    async redeem({ token, password }: { readonly token: string; readonly password: string }): Promise<Reply> {
      const issued = await accounts.take<Issued>(keyOf(token));
      if (!issued) return { ok: false, code: 'signIn.linkInvalid' };
      const { userId, commandId } = issued.value;
      const reply = await handle({ type: 'SetInitialPassword', data: { userId }, commandId, password }, { actorId: null, channel: 'SYSTEM' });
      // Nothing may have been written, so the link must work once more; if something was, the same command id says so.
      if (isUnavailable(reply)) await accounts.put(keyOf(token), issued.value, new Date(issued.expiresAt ?? clock().getTime() + validForMs));
      // Whatever else the account says (it has a password, it is deactivated) is not for whoever holds an old link.
      return reply.ok || isUnavailable(reply) || reply.code === 'invalid' ? reply : { ok: false, code: 'signIn.linkInvalid' };
    },
  };
}
export type Enrolment = ReturnType<typeof enrolment>;
