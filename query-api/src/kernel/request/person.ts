import { z } from 'zod';
import { mayImpersonate } from '@paideia/events/impersonations/impersonation.rules.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import type { Account } from '../graphql/context.ts';
import { offersMicrosoft, type Environment } from '../session/environment.ts';
import { channelOf, deviceOf } from '../session/device.ts';
import { headerOf, type Answered, type Asked } from '../http/exchange.ts';
import { refusalOfReply } from '../errors/operation-reply.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Kernel } from './kernel.ts';
import {
  clearCookie,
  isCookieBroken,
  readBinding,
  readCookie,
  setBinding,
  setCookie,
} from '../session/session-cookie.ts';
import type { Begun, Session } from '../session/session.ts';
import { tokenFor } from '../session/token.ts';

/** Signed in, or why not. */
type Who =
  | { readonly actor: Actor; readonly session: Session; readonly locale: string }
  | { readonly missing: 'session.none' | 'session.over' | 'session.userGone' | 'session.broken' };
/** Who asks, and how that changes while the request runs. */
type Person = { who(): Who; readonly account: Account };

const actorOf = (
  { _id, roles, regionIds, regionRoles, attendanceAdminOf, permissions }: UserView,
  impersonatorId: string | undefined,
): Actor => ({
  userId: _id,
  roles,
  regionIds,
  regionRoles,
  attendanceAdminOf,
  permissions,
  ...(impersonatorId !== undefined && { impersonatorId }),
});

/** Accounts that may be signed in here; the environment `admin-production` is for admins only. */
const mayEnter = ({ status, roles }: UserView, environment: Environment, isImpersonated: boolean) =>
  status !== 'deactivated' && (environment !== 'admin-production' || roles.includes('admin') || isImpersonated);

const SignedIn = z.union([
  z.object({ ok: z.literal(true), userId: z.string() }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);

export async function personOf(kernel: Kernel, request: Asked, response: Answered): Promise<Person> {
  const { stores, commands, sessions, environment, jwtKey, now } = kernel;
  let token = readCookie(request);
  const channel = channelOf(headerOf(request, 'x-channel'));
  /** This very request has ended what an admin did in the name of another, and its answer brings the admin's own session. */
  let cameBack = false;

  const userOf = (userId: string) => stores.documents.read(users).one(userId);
  /** Whoever acts for another stays above that person, whatever either of them was granted or lost since. */
  async function mayGoOnActing(user: UserView, { acting }: Session): Promise<boolean> {
    if (!acting) return true;
    const admin = await userOf(acting.adminId);
    return (
      admin !== undefined && mayImpersonate({ userId: admin._id, roles: admin.roles }, { ...user, userId: user._id })
    );
  }
  async function enter(session: Session, user: UserView | undefined): Promise<Who> {
    if (!user) return { missing: 'session.userGone' };
    if (mayEnter(user, environment, session.acting !== undefined) && (await mayGoOnActing(user, session)))
      return { actor: actorOf(user, session.impersonatorId), session, locale: user.locale };
    if (session.acting) await leave();
    else await sessions.end(token);
    return { missing: 'session.over' };
  }
  /** The browser gets the new id, and the request goes on as whoever that is. */
  async function goOn(begun: Begun | undefined): Promise<void> {
    if (!begun) throw new Refusal('session.over');
    ({ token } = begun);
    setCookie(response, begun.token, sessions.times.absolute);
    who = await enter(begun.session, await userOf(begun.session.userId));
  }
  /** The admin's own session is there from the next request on; this one was made in the name of another. */
  async function leave(): Promise<void> {
    const own = await sessions.comeBack(token);
    if (!own) return;
    cameBack = true;
    setCookie(response, own.token, sessions.times.absolute);
  }
  async function whoAsks(): Promise<Who> {
    if (isCookieBroken(request)) return { missing: 'session.broken' };
    const likely = sessions.lastUserOf(token);
    const early = likely === undefined ? undefined : userOf(likely);
    early?.catch(() => undefined); // Only whoever is signed in is told.
    const found = await sessions.find(token);
    if (found.state === 'open') {
      const { session } = found;
      return enter(session, await (early && session.userId === likely ? early : userOf(session.userId)));
    }
    if (found.state === 'lapsed') await leave();
    return { missing: found.state === 'none' ? 'session.none' : 'session.over' };
  }
  const userId = (): string => {
    if ('missing' in who) throw new Refusal(who.missing);
    return who.actor.userId;
  };
  /** After somebody was found to be who they say, which began at this position of the log: a session of a new id; the one before it ends. */
  async function begin(id: string, position: number): Promise<Actor> {
    const before = token;
    const begun = await sessions.begin(id, deviceOf(headerOf(request, 'user-agent')), position, channel);
    ({ token } = begun);
    who = await enter(begun.session, await userOf(begun.session.userId));
    if ('missing' in who) throw new Refusal(who.missing === 'session.over' ? 'signIn.useMobileApp' : who.missing);
    await sessions.end(before);
    setCookie(response, begun.token, sessions.times.absolute);
    return who.actor;
  }

  let who: Who = await whoAsks();

  const account: Account = {
    async signIn(email, digest) {
      const position = await sessions.position();
      const answer = await commands.signIn(
        { email, password: digest, environment, ...(request.ip !== undefined && { address: request.ip }) },
        channel,
      );
      if (!answer.ok) throw refusalOfReply(answer);
      return begin(answer.userId, position);
    },
    async beginMicrosoft(state) {
      if (!offersMicrosoft(environment)) throw new Refusal('microsoft.notOffered');
      if (!kernel.microsoft) throw new Refusal('microsoft.notSetUp');
      const { url, binding } = await kernel.microsoft.begin(state);
      setBinding(response, binding);
      return url;
    },
    async finishMicrosoft(code, state) {
      if (!offersMicrosoft(environment)) throw new Refusal('microsoft.notOffered');
      if (!kernel.microsoft) throw new Refusal('microsoft.notSetUp');
      const position = await sessions.position();
      const identity = await kernel.microsoft.finish(readBinding(request), code, state);
      const reply = SignedIn.parse(await commands.operate('/sign-in/microsoft', { ...identity, channel, environment }));
      if (!reply.ok) throw refusalOfReply(reply);
      return begin(reply.userId, position);
    },
    renew: async () => goOn(await sessions.renew(token)),
    actAs: async (other, acting) => goOn(await sessions.actAs(token, other, acting)),
    async setWriting(isWritable) {
      await sessions.setWriting(token, isWritable);
      if ('actor' in who && who.session.acting)
        who = { ...who, session: { ...who.session, acting: { ...who.session.acting, isWritable } } };
    },
    comeBack: async () => goOn(await sessions.comeBack(token)),
    sessions: () => sessions.ofOwner(userId(), token),
    endSession: (sessionId) => sessions.endOne(userId(), sessionId),
    endOtherSessions: () => sessions.endOthers(userId(), token),
    async signOut() {
      // Whoever signs out of what was just over by itself means that, and not the session that comes back.
      if (cameBack) return;
      await sessions.end(token);
      clearCookie(response);
      who = { missing: 'session.none' };
    },
    // Other services know nothing of what an admin may do in the name of another, so for them there is no token.
    token: async () =>
      'actor' in who && who.session.acting === undefined
        ? tokenFor(jwtKey, { userId: who.actor.userId, sessionId: who.session.sessionId, now: now() })
        : null,
  };
  return { who: () => who, account };
}
