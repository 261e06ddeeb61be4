import { compact } from '@paideia/events/kernel/ids.ts';
import { newId, newUuid } from '@paideia/events/kernel/new-ids.ts';
import type { AccountFact } from '../accounts/account.facts.ts';
import type { Handle } from '../kernel/decide/reply.ts';
import type { Log } from '../kernel/logging/log.ts';
import { isUnavailable } from '../kernel/decide/reply.ts';

/** It says what became of a try to sign in; without a `reason` it was done. */
export type Noted = { readonly reason?: string; readonly userId: string | null };
type Try = { readonly channel: 'WEB' | 'APP'; readonly environment: string; readonly method?: 'microsoft' };

/** Why whoever has proved to be this person may still not enter here; undefined when they may. */
export function keptOut(
  { status, roles }: Pick<AccountFact, 'status' | 'roles'>,
  environment: string,
): 'notVerified' | 'useMobileApp' | undefined {
  if (status !== 'active') return 'notVerified';
  return environment === 'admin-production' && !roles.includes('admin') ? 'useMobileApp' : undefined;
}

/** The audit trail: whose account, where and how, and never what was typed. False when it cannot be written now. */
export const noteSignIns =
  ({ handle, clock, log }: { handle: Handle; clock: () => Date; log: Log }) =>
  async ({ reason, userId }: Noted, { channel, environment, method }: Try): Promise<boolean> => {
    const commandId = newUuid();
    const data = {
      logitId: newId(),
      day: compact(clock().toISOString().slice(0, 10)),
      userId,
      action: reason ? 'loginFailed' : 'login',
      type: 'AUDIT',
      payload: { environment, ...(method && { method }), ...(reason && { reason }) },
    };
    const reply = await handle(
      { type: 'RecordLogit', data, commandId },
      { actorId: reason ? null : userId, channel },
      { isOwnId: true },
    );
    if (!reply.ok && !isUnavailable(reply)) log.error({ code: reply.code }, 'a sign-in could not be recorded');
    return reply.ok || !isUnavailable(reply);
  };
