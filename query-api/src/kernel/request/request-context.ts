import type { Actor } from '@paideia/events/kernel/permission.ts';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { settingDefaults } from '@paideia/events/site-settings/site-setting.events.ts';
import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import type { Collection } from '@paideia/documents/port.ts';
import { isOwn } from '@paideia/store/own-events.ts';
import type { ActorContext } from '@paideia/command-service/kernel/decide/envelope.ts';
import { retractedUsers, users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { untilChanged } from '../cache/until-changed.ts';
import type { Context } from '../graphql/context.ts';
import { headerOf, type Answered, type Asked } from '../http/exchange.ts';
import type { Kernel } from './kernel.ts';
import { onceARequest } from './once-a-request.ts';
import { personOf } from './person.ts';
import { Refusal } from '../errors/refusal.ts';
import { reached, sender } from '../graphql/send.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

type Changing = Pick<Context, 'actor' | 'session' | 'locale'>;
const present: unique symbol = Symbol('present');
type Held = { readonly [present]: { readonly [Name in keyof Changing]: () => Changing[Name] } };
/**
 * Apollo copies the context for each operation, own properties by their value: what changes while the request runs must be inherited. One prototype serves
 * all requests, for to make one for each takes longer than all else of a context.
 */
const changing: Changing & ThisType<Held> = {
  get actor() {
    return this[present].actor();
  },
  get session() {
    return this[present].session();
  },
  get locale() {
    return this[present].locale();
  },
};

export async function contextOf(kernel: Kernel, request: Asked, response: Answered): Promise<Context> {
  const { stores, commands, texts, catalogue, environment } = kernel;
  const read = <V extends object>(from: Collection<V>) => stores.documents.read(from);
  const { who, account } = await personOf(kernel, request, response);

  const localeOf = async (): Promise<string> => {
    const asking = who();
    if ('actor' in asking && isLocale(asking.locale)) return asking.locale;
    const picked = headerOf(request, 'x-locale') ?? '';
    if (isLocale(picked)) return picked;
    return (await read(siteSettings).one('defaultLocale'))?.value ?? settingDefaults.defaultLocale;
  };

  let locale = await localeOf();
  const now = kernel.now();
  const text = (id: string, params?: Readonly<Record<string, string | number>>) => texts.text(locale, id, params);

  const { join, shared, ready, forget } = onceARequest(read);
  const named = [users.name, retractedUsers.name];
  /** The name of somebody who was erased is a phrase, in the language of whoever reads it. */
  const worded = <V extends object>(from: Collection<V>, one: V | undefined): V | undefined =>
    one !== undefined && named.includes(from.name) && (one as unknown as UserView).isErased
      ? { ...one, fullName: text('erasure.person') }
      : one;
  const signedIn = (): Actor => {
    const asking = who();
    if ('missing' in asking) throw new Refusal(asking.missing);
    return asking.actor;
  };
  const actor = (): Actor | undefined => {
    const asking = who();
    return 'actor' in asking ? asking.actor : undefined;
  };
  const actorContext = (): ActorContext => {
    const asking = who();
    if ('missing' in asking) return { actorId: null, channel: 'WEB' };
    const { sessionId, userId, channel, acting } = asking.session;
    return {
      actorId: userId,
      channel,
      sessionId,
      ...(acting && { impersonatorId: acting.adminId, impersonationId: acting.impersonationId }),
    };
  };
  let correlationId: string | undefined;
  const send = sender({
    commands,
    documents: stores.documents,
    actorContext,
    correlationId: () => (correlationId ??= newUuid()),
    afterwards: forget,
  });

  const rest: Omit<Context, keyof Changing> & Held & { readonly __proto__: object } = {
    __proto__: changing,
    [present]: {
      actor,
      session: () => {
        const asking = who();
        return 'session' in asking ? asking.session : undefined;
      },
      locale: () => locale,
    },
    now,
    environment,
    hasGoogle: kernel.hasGoogle,
    cardGateway: kernel.cardGateway,
    deriveSecret: kernel.deriveSecret,
    files: kernel.files,
    catalogue,
    rereadTexts: () => kernel.rereadTexts(),
    read,
    join: async (from, id) => worded(from, await join(from, id)),
    shared,
    ready,
    untilChanged: (of, what, make) => untilChanged(stores.documents, of, what, make),
    send,
    operate: (path, body) => commands.operate(path, body),
    operateAsActor: (path, body) => commands.operate(path, body, actorContext()),
    async caughtUp(position, then) {
      await reached(stores.documents, position, then);
      forget();
    },
    address: request.ip,
    publicUrl: kernel.publicUrl,
    mainUrl: kernel.mainUrl,
    operations: () => kernel.projections.operations(),
    signedIn,
    require(rule, scope = {}) {
      const actor = signedIn();
      if (!rule(actor, scope)) throw new Refusal('noAccess');
      return actor;
    },
    visible(record, rule, scope) {
      if (record === undefined || !rule(actor(), scope(record))) throw new Refusal('notFound');
      return record;
    },
    async history(stream, { revision = Infinity, at } = {}) {
      const events: Recorded[] = [];
      for await (const stored of eventsIn(stores.log, stream)) {
        if (stored.revision > revision) break;
        if (!isOwn(stored)) continue;
        const event = await stores.decode(stored);
        if (at !== undefined && event.meta.at > at) break;
        events.push(event);
      }
      return events;
    },
    text,
    textIn: (of, id, params) => texts.text(of, id, params),
    account: {
      ...account,
      async signIn(email, digest) {
        const actor = await account.signIn(email, digest);
        locale = await localeOf();
        return actor;
      },
      async finishMicrosoft(code, state) {
        const actor = await account.finishMicrosoft(code, state);
        locale = await localeOf();
        return actor;
      },
    },
  };
  return rest as typeof rest & Changing;
}
