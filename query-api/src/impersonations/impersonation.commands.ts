import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { Acting } from '../kernel/session/session.ts';

export const actingIn = ({ session }: Context): Acting => {
  if (!session?.acting) throw new Refusal('noAccess');
  return session.acting;
};

/** Ends what the admin does in the name of the other, and gives the admin's own session back. The session comes back whether or not the log can be written. */
export async function stopActing(context: Context): Promise<void> {
  const { impersonationId } = actingIn(context);
  await context.send('StopImpersonation', { impersonationId }, { then: [] }).catch(() => undefined);
  await context.account.comeBack();
}
