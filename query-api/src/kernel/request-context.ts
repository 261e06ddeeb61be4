import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { settingDefaults } from '@paideia/events/site-settings/site-setting.events.ts';
import type { EventStore, RecordedEvent } from '@paideia/store/port.ts';
import type { Collection, DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { CommandClient } from '@paideia/command-service/kernel/client.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import type { Context, Session } from './context.ts';
import type { Environment } from './config.ts';
import type { Catalogue, Texts } from './messages.ts';
import { Refusal } from './refusal.ts';
import { sender } from './send.ts';
import { clearCookie, readCookie, setCookie } from './session-cookie.ts';
import type { Sessions } from './session.ts';
import { tokenFor } from './token.ts';

/** Read-only, but for the sessions. `decode` gives back events upcast and decrypted. */
export type Stores = {
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly log: EventStore;
  readonly decode: (event: RecordedEvent) => Promise<Recorded>;
};
/** What lives as long as the process. */
export type Kernel = {
  readonly stores: Stores;
  readonly commands: Pick<CommandClient, 'send' | 'signIn' | 'operate'>;
  readonly sessions: Sessions;
  readonly texts: Texts;
  readonly catalogue: Catalogue;
  readonly environment: Environment;
  readonly jwtKey: string;
  readonly now: () => string;
};
/** Signed in, or why not. */
type Who =
  { readonly actor: Actor; readonly session: Session; readonly locale: string } | { readonly missing: 'session.none' | 'session.over' | 'session.userGone' };

const actorOf = ({ _id, roles, regionIds, regionRoles, attendanceAdminOf }: UserView, impersonatorId: string | undefined): Actor => ({
  userId: _id,
  roles,
  regionIds,
  regionRoles,
  attendanceAdminOf,
  ...(impersonatorId !== undefined && { impersonatorId }),
});

/** Accounts that may be signed in here; the environment `admin-production` is for admins only. */
const mayEnter = ({ status, roles }: UserView, environment: Environment, isImpersonated: boolean) =>
  status !== 'deactivated' && (environment !== 'admin-production' || roles.includes('admin') || isImpersonated);

/** Whoever tries again too soon is told when, also those who read no bodies. */
const refusedSignIn = (code: string, retryAfter = 5) =>
  new Refusal(code, {}, [], code === 'signIn.tooMany' ? { status: 429, retryAfter } : code === 'unavailable' ? { status: 503, retryAfter } : undefined);
const Reply = z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), code: z.string() })]);

export async function contextOf(kernel: Kernel, request: Request, response: Response): Promise<Context> {
  const { stores, commands, sessions, texts, catalogue, environment, jwtKey } = kernel;
  const read = <V extends object>(from: Collection<V>) => stores.documents.read(from);
  let token = readCookie(request);

  async function enter(session: Session): Promise<Who> {
    const user = await read(users).one(session.userId);
    if (!user) return { missing: 'session.userGone' };
    if (!mayEnter(user, environment, session.impersonatorId !== undefined)) {
      await sessions.end(token);
      return { missing: 'session.over' };
    }
    return { actor: actorOf(user, session.impersonatorId), session, locale: user.locale };
  }
  async function whoAsks(): Promise<Who> {
    const found = await sessions.find(token);
    return found.state === 'open' ? enter(found.session) : { missing: `session.${found.state}` };
  }
  async function localeOf(): Promise<string> {
    if ('actor' in who && isLocale(who.locale)) return who.locale;
    const picked = request.get('x-locale') ?? '';
    if (isLocale(picked)) return picked;
    return (await read(siteSettings).one('defaultLocale'))?.value ?? settingDefaults.defaultLocale;
  }

  let who = await whoAsks();
  let locale = await localeOf();
  const now = kernel.now();
  const text = (id: string, params?: Readonly<Record<string, string | number>>) => texts.text(locale, id, params);

  const loaders = new Map<string, DataLoader<string, object | undefined>>();
  const loaderOf = <V extends object>(from: Collection<V>) => {
    const name = `${from.group.name}/${from.name}`;
    const load = async (ids: readonly string[]) => {
      const found = new Map((await read(from).many(ids)).map((one) => [(one as V & { readonly _id: string })._id, one]));
      return ids.map((id) => found.get(id));
    };
    const loader = loaders.get(name) ?? new DataLoader<string, object | undefined>(load, { maxBatchSize: 500 });
    loaders.set(name, loader);
    return loader as DataLoader<string, V | undefined>;
  };
  const signedIn = (): Actor => {
    if ('missing' in who) throw new Refusal(who.missing);
    return who.actor;
  };
  const actorContext = () => ({
    actorId: 'actor' in who ? who.actor.userId : null,
    channel: 'WEB' as const,
    ...('actor' in who && { sessionId: who.session.sessionId }),
    ...('actor' in who && who.actor.impersonatorId !== undefined && { impersonatorId: who.actor.impersonatorId }),
  });
  const send = sender({ commands, documents: stores.documents, actorContext, correlationId: randomUUID(), afterwards: () => loaders.clear() });

  return {
    get actor() {
      return 'actor' in who ? who.actor : undefined;
    },
    get session() {
      return 'actor' in who ? who.session : undefined;
    },
    get locale() {
      return locale;
    },
    now,
    environment,
    catalogue,
    read,
    join: (from, id) => loaderOf(from).load(id),
    send,
    operate: (path, body) => commands.operate(path, body),
    signedIn,
    require(rule, scope = {}) {
      const actor = signedIn();
      if (!rule(actor, scope)) throw new Refusal('noAccess');
      return actor;
    },
    visible(record, rule, scope) {
      if (record === undefined || !rule('actor' in who ? who.actor : undefined, scope(record))) throw new Refusal('notFound');
      return record;
    },
    async history(stream, { revision = Infinity, at } = {}) {
      const events: Recorded[] = [];
      for await (const stored of stores.log.read(stream)) {
        if (stored.revision > revision) break;
        const event = await stores.decode(stored);
        if (at !== undefined && event.meta.at > at) break;
        events.push(event);
      }
      return events;
    },
    text,
    account: {
      async signIn(email, digest) {
        const answer = await commands.signIn({ email, password: digest, environment, ...(request.ip !== undefined && { address: request.ip }) }, 'WEB');
        if (!answer.ok) throw refusedSignIn(answer.code, answer.params?.retryAfter);
        const before = token;
        const begun = await sessions.begin(answer.userId);
        ({ token } = begun);
        who = await enter(begun.session);
        if ('missing' in who) throw new Refusal(who.missing === 'session.over' ? 'signIn.useMobileApp' : who.missing);
        await sessions.end(before);
        setCookie(response, begun.token);
        locale = await localeOf();
        return who.actor;
      },
      async enrol(link, digest) {
        if (!/^[A-Za-z0-9_-]{43}$/.test(link)) throw new Refusal('signIn.linkInvalid');
        const reply = Reply.parse(await commands.operate('/enrol', { token: link, password: digest, channel: 'WEB' }));
        if (!reply.ok) throw new Refusal(reply.code);
      },
      async signOut() {
        await sessions.end(token);
        clearCookie(response);
        who = { missing: 'session.none' };
      },
      token: async () => ('actor' in who ? tokenFor(jwtKey, { userId: who.actor.userId, sessionId: who.session.sessionId, now }) : null),
    },
  };
}
