import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import request, { type Response } from 'supertest';
import type { CommandClient, SignIn, SignInReply } from '@paideia/command-service/kernel/http/client.ts';
import type { ActorContext, Envelope } from '@paideia/command-service/kernel/decide/envelope.ts';
import type { Operations } from '@paideia/projection-service/kernel/service/http.ts';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import type { AnyCollection, Collection } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { catalogue as events } from '@paideia/events/catalogue.ts';
import type { Message } from '@paideia/events/kernel/message.ts';
import type { Metadata } from '@paideia/events/kernel/metadata.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { resolvers as all, routes } from '../../slices.ts';
import type { Config } from '../server/config.ts';
import type { Catalogue } from '../i18n/messages.ts';
import { schemaOf } from '../graphql/schema.ts';
import { derivedSecrets } from '../session/derived-secrets.ts';
import { createApi } from '../server/server.ts';
import { sessionTimes } from '../session/session.ts';
import { digestOf, specCatalogue } from './examples.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

type Reply = Awaited<ReturnType<CommandClient['send']>>;
type Sent = { readonly envelope: Envelope; readonly actor: ActorContext };
export type Answer = {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
  readonly response: Response;
};
export type ApiSpecOptions = {
  readonly environment?: Config['environment'];
  readonly resolvers?: readonly [object, ...object[]];
  readonly rates?: Config['rates'];
  readonly proxies?: number;
  readonly sessions?: Config['sessions'];
  readonly publicUrl?: string;
  readonly microsoft?: Config['microsoft'];
  readonly hasGoogle?: boolean;
  readonly cardGateway?: Config['cardGateway'];
  readonly webDir?: string;
  readonly catalogue?: Catalogue;
  /** It is what command-service answers; without one every command is accepted. */
  readonly reply?: (sent: Sent) => Reply | Promise<Reply> | undefined;
  /** What happens elsewhere after command-service has verified a password, and before its answer is here. */
  readonly verified?: (userId: string) => Promise<void>;
  readonly operate?: (path: string, body: unknown, actor?: ActorContext) => unknown;
  readonly mainUrl?: string;
  readonly mailboxDir?: string;
  readonly mailboxUrl?: string;
  readonly operations?: () => Promise<Operations>;
  readonly probes?: Parameters<typeof createApi>[0]['probes'];
  readonly others?: Parameters<typeof createApi>[0]['others'];
  readonly metricsToken?: string;
};

type Resolvers = NonNullable<ApiSpecOptions['resolvers']>;
/** Building the whole schema takes longer than most tests, and nothing changes one that is built. */
const schemas = new Map<Resolvers, ReturnType<typeof schemaOf>>();
function builtSchema(resolvers: Resolvers) {
  const schema = schemas.get(resolvers) ?? schemaOf(resolvers);
  schemas.set(resolvers, schema);
  return schema;
}

/**
 * The whole API over embedded stores in a directory of its own, with a stand-in for command-service. Documents are put straight into the read
 * models, events straight into the log; `signIn` goes through the real mutation and carries the cookie, which supertest drops on plain HTTP.
 */
export async function apiSpec(options: ApiSpecOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'paideia-api-'));
  const documents = await openDocumentStore({ dataDir });
  const sessionRecords = await openRecords({ dataDir, file: 'sessions' });
  // Records expire by the clock of the machine, which is not the one of the test: here they stay.
  const records: Records = {
    ...sessionRecords,
    put: (key, value) => sessionRecords.put(key, value),
    replace: (key, version, value) => sessionRecords.replace(key, version, value),
  };
  const keyRecords = await openRecords({ dataDir, file: 'keys' });
  const log = await openEventStore({ dataDir });
  const { encode, decode } = codec(events, subjectKeys(keyRecords, '0'.repeat(64)));
  const clock = { at: Date.parse('2026-11-20T09:00:00.000Z') };
  const objects = await openObjectStore({ dataDir, key: 'ab'.repeat(32), now: () => clock.at });
  const sent: Sent[] = [];
  const logged: string[] = [];
  const passwords = new Map<string, { readonly userId: string; readonly digest: string }>();
  const signedIn: SignIn[] = [];
  let position = 0;

  const operated: { readonly path: string; readonly body: unknown }[] = [];
  const commands: Pick<CommandClient, 'send' | 'signIn' | 'operate'> = {
    send(envelope: Envelope, actor: ActorContext) {
      const one = { envelope, actor };
      sent.push(one);
      return Promise.resolve(
        options.reply?.(one) ?? {
          ok: true,
          stream: `spec-${sent.length}`,
          revision: 0,
          position: 0,
          ids: [],
          repeated: false,
        },
      );
    },
    operate(path, body, actor) {
      operated.push({ path, body });
      return Promise.resolve(options.operate?.(path, body, actor) ?? { ok: true });
    },
    async signIn(body): Promise<SignInReply> {
      signedIn.push(body);
      if (body.email === 'busy@example.org') return { ok: false, code: 'signIn.tooMany', params: { retryAfter: 7 } };
      const known = passwords.get(body.email);
      if (known?.digest !== body.password) return { ok: false, code: 'signIn.incorrect' };
      await options.verified?.(known.userId);
      return { ok: true, userId: known.userId };
    },
  };
  const environment = options.environment ?? 'development';
  const api = await createApi({
    schema: builtSchema(options.resolvers ?? all),
    routes,
    stores: { documents, records, log, decode },
    objects,
    commands,
    projections: {
      operations: async () => (await options.operations?.()) ?? Promise.reject(new Error('nobody is there')),
    },
    config: {
      environment,
      webDir: options.webDir ?? join(dataDir, 'web'),
      proxies: options.proxies ?? 0,
      sessions: options.sessions ?? sessionTimes,
      mainUrl: options.mainUrl,
      mailboxDir: options.mailboxDir,
      mailboxUrl: options.mailboxUrl,
      metricsToken: options.metricsToken,
      publicUrl: options.publicUrl ?? 'http://127.0.0.1:4000',
      microsoft: options.microsoft,
      hasGoogle: options.hasGoogle ?? false,
      cardGateway: options.cardGateway ?? 'none',
      rates: options.rates ?? { address: 1e6, session: 1e6, signIns: 1e6, guarded: 1e6, reports: 1e6 },
    },
    jwtKey: 'ab'.repeat(32),
    deriveSecret: derivedSecrets('cd'.repeat(32)),
    catalogue: options.catalogue ?? specCatalogue,
    probes: options.probes ?? {},
    others: options.others ?? {},
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    clock: () => clock.at,
    overridesEveryMs: 20,
  });

  async function put<V extends { readonly _id: string }>(into: Collection<V>, ...docs: readonly V[]): Promise<void> {
    position += 1;
    const collection = into as unknown as AnyCollection;
    await documents.commit(
      { group: into.group, generation: 1 },
      [collection],
      [{ into: collection, documents: docs.map((doc) => ({ id: doc._id, position, doc })) }],
      position,
    );
  }
  async function append(stream: string, event: Message, meta: Partial<Metadata> = {}): Promise<void> {
    const stamped: Metadata = {
      at: new Date(clock.at).toISOString(),
      actorId: null,
      commandId: randomUUID(),
      correlationId: randomUUID(),
      channel: 'WEB',
      schemaVersion: 1,
      payloadHash: '',
      ...meta,
    };
    let revision: number | 'none' = 'none';
    for await (const one of eventsIn(log, stream)) ({ revision } = one);
    await log.append(stream, [await encode(stream, event, stamped, randomUUID())], revision);
  }
  async function post(
    query: string,
    variables: object = {},
    { cookie, headers = {} }: { cookie?: string | undefined; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const response = await request(api.app)
      .post('/graphql')
      .set({ ...headers, ...(cookie !== undefined && { cookie }) })
      .send({ query, variables });
    const { data, errors = [] } = response.body as Pick<Answer, 'data' | 'errors'>;
    return { status: response.status, data, errors, response };
  }
  const cookieOf = (response: Response): string | undefined =>
    (response.get('Set-Cookie') ?? []).find((one) => /^(__Host-)?session=/.test(one))?.split(';')[0];
  /** Puts the account and signs it in; the cookie is what later requests carry. */
  async function signIn(user: UserView): Promise<string> {
    await put(users, user);
    passwords.set(user.email!, { userId: user._id, digest: digestOf('secret') });
    const { response } = await post(
      'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }',
      {
        email: user.email,
        password: digestOf('secret'),
      },
    );
    return cookieOf(response)!;
  }

  return {
    app: api.app,
    executor: api.executor,
    documents,
    objects,
    records,
    log,
    clock,
    sent,
    operated,
    signedIn,
    logged,
    passwords,
    put,
    append,
    post,
    signIn,
    cookieOf,
    async close() {
      await api.close();
      await Promise.all([documents.close(), records.close(), keyRecords.close(), log.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type ApiSpec = Awaited<ReturnType<typeof apiSpec>>;
