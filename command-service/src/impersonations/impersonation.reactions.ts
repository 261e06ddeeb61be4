import { every } from '@paideia/documents/every.ts';
import { userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { impersonationEvents } from '@paideia/events/impersonations/impersonation.events.ts';
import { impersonationMs, mayImpersonate } from '@paideia/events/impersonations/impersonation.rules.ts';
import { endsSessions } from '@paideia/events/accounts/session.rules.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { notification } from '../notifications/notification.commands.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { impersonationFacts } from './impersonation.facts.ts';

type Acting = { readonly impersonationId: string; readonly adminId: string; readonly userId: string };
const params = ({ impersonationId, adminId }: Acting) => ({ impersonationId, adminId });

/** Nobody acts as a person without that person being told. */
export const impersonationNotices = defineReaction({
  name: 'impersonation-notices',
  from: 'beginning',
  events: [impersonationEvents],
  on: {
    ImpersonationStarted: async (acting, occurred) => [
      notification({ userId: acting.userId, key: 'impersonationStarted', params: params(acting) }, occurred),
    ],
    ImpersonationEnded: async (acting, occurred) => [
      notification({ userId: acting.userId, key: 'impersonationEnded', params: params(acting) }, occurred),
    ],
  },
});

const stop = ({ impersonationId }: Pick<Acting, 'impersonationId'>): Command => ({
  type: 'StopImpersonation',
  data: { impersonationId },
  key: impersonationId,
});
/** What had begun when the sessions of either of the two were ended; a sign-in after that may act again. */
async function runningOf(userId: string, at: string, ask: Ask): Promise<readonly Command[]> {
  const running = ask.table(impersonationFacts);
  const found = [
    ...(await every(running, { where: { adminId: userId } })),
    ...(await every(running, { where: { userId } })),
  ];
  return found.filter(({ endsAt }) => Date.parse(endsAt) - impersonationMs <= Date.parse(at)).map(stop);
}
/** Those in the name of a person who has risen to the admin's own rank. */
async function overtaken(userId: string, ask: Ask): Promise<readonly Command[]> {
  const other = await ask.table(accountFacts).one(userId);
  const running = await every(ask.table(impersonationFacts), { where: { userId } });
  const admins = await ask.table(accountFacts).many(running.map(({ adminId }) => adminId));
  return running
    .filter(({ adminId }) => {
      const admin = admins.find((one) => one.userId === adminId);
      return !admin || !other || !mayImpersonate(admin, other);
    })
    .map(stop);
}
/** The session is over on the server at once; so is what the log says of it. */
export const impersonationAftermath = defineReaction({
  name: 'impersonation-aftermath',
  from: 'now',
  events: [userAccountEvents],
  partition: ofStream,
  on: {
    ...Object.fromEntries(
      endsSessions.map((type) => [
        type,
        ({ userId }: { readonly userId: string }, { at }: Occurred, ask: Ask) => runningOf(userId, at, ask),
      ]),
    ),
    RolesGranted: ({ userId }, _, ask) => overtaken(userId, ask),
  },
});
