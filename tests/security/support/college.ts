// This is the whole product in one process, over the real stores: the three services are joined by function calls, query-api behind a real port. It is the
// subject of the attacks, as it is and, bundled anew with a line replaced, weakened.
import 'reflect-metadata';
import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { calendarRoutes } from '@paideia/command-service/calendar-connections/calendar.routes.ts';
import type { CommandClient, SignInReply } from '@paideia/command-service/kernel/http/client.ts';
import type { Reply } from '@paideia/command-service/kernel/decide/reply.ts';
import type { Letter } from '@paideia/command-service/mails/transport.ts';
import { openCommandService } from '@paideia/command-service/open.ts';
import { commonFingerprints } from '@paideia/command-service/sign-in/common-fingerprints.ts';
import { commonPasswords } from '@paideia/command-service/sign-in/common-passwords.ts';
import { signInRoutes } from '@paideia/command-service/sign-in/sign-in.routes.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import type { S3Settings } from '@paideia/objects/port.ts';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { catalogue as events } from '@paideia/events/catalogue.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import { logOf } from '@paideia/projection-service/kernel/log.ts';
import { runService } from '@paideia/projection-service/kernel/service/service.ts';
import type { Config } from '@paideia/query-api/kernel/server/config.ts';
import { httpServer, patience as usualPatience, type Patience } from '@paideia/query-api/kernel/server/http-server.ts';
import { readCatalogue } from '@paideia/query-api/kernel/i18n/messages.ts';
import { schemaOf } from '@paideia/query-api/kernel/graphql/schema.ts';
import { derivedSecrets } from '@paideia/query-api/kernel/session/derived-secrets.ts';
import { createApi } from '@paideia/query-api/kernel/server/server.ts';
import { sessionTimes } from '@paideia/query-api/kernel/session/session.ts';
import { resolvers, routes } from '@paideia/query-api/slices.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { Refused } from '@paideia/store/port.ts';
import { ensureSecrets, secret } from '@paideia/store/secrets.ts';
import { asking } from './asking.ts';

type CollegeOptions = {
  readonly environment?: Config['environment'];
  readonly proxies?: number;
  readonly rates?: Config['rates'];
  readonly patience?: Patience;
  /** It says where files lie; without it, they lie on the disk. */
  readonly s3?: S3Settings | undefined;
  /** It is a directory to begin with, and is copied. */
  readonly from?: string | undefined;
  readonly root: string;
};
/** It lies in memory where there is enough of it: nobody here tries what the disk does, and it is most of what these tests would wait for. */
function scratch(): string {
  const { bavail, bsize } = existsSync('/dev/shm') ? statfsSync('/dev/shm') : { bavail: 0, bsize: 0 };
  return bavail * bsize > 1e9 ? '/dev/shm' : tmpdir();
}
const unlimited = { address: 1e9, session: 1e9, signIns: 1e9, guarded: 1e9, reports: 1e9 };
export async function openCollege({
  environment = 'production',
  proxies = 0,
  rates = unlimited,
  patience = usualPatience,
  s3,
  from,
  root,
}: CollegeOptions) {
  const dataDir = mkdtempSync(join(scratch(), 'paideia-security-'));
  if (from) cpSync(from, dataDir, { recursive: true });
  ensureSecrets(dataDir);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const letters: Letter[] = [];
  const clock = () => new Date();
  const opened = await openCommandService({
    dataDir,
    eventStoreUrl: undefined,
    mongoUrl: undefined,
    s3,
    publicUrl: 'https://learn.example.org',
    clock,
    log,
    holder: 'embedded',
    projectionUrl: join(dataDir, 'projection.sock'),
    transport: { send: (letter) => Promise.resolve(void letters.push(letter)), close: () => undefined },
  });
  const { service, store } = opened;
  const ending = new AbortController();
  const background = service.run(ending.signal);
  const { accounts, credentials, links, passwords } = opened;
  const signIn = signInRoutes({
    accounts,
    credentials,
    links,
    passwords,
    isCommon: commonPasswords(async () => commonFingerprints()),
    facts: service.facts,
    handle: service.handle,
    clock,
    log,
    metrics: service.metrics,
  });
  const asked = signIn.run(ending.signal);
  const operations: Readonly<Record<string, (body: unknown, actor: never) => Promise<{ readonly body: object }>>> = {
    ...service.endpoints,
    ...signIn.routes,
    ...calendarRoutes({ calendar: opened.calendar, handle: service.handle }),
  };

  const documents = await openDocumentStore({ dataDir });
  const marks = await openRecords({ dataDir, file: 'projections' });
  const keys = await openRecords({ dataDir, file: 'keys' });
  const sessions = await openRecords({ dataDir, file: 'sessions' });
  const decoding = codec(events, subjectKeys(keys, secret(dataDir, 'master'), { readOnly: true }));
  const reading = runService({
    projections,
    documents,
    records: marks,
    log: logOf(store, decoding),
    signal: ending.signal,
    holder: undefined,
    warn: (about, text) => log.warn(about, text),
    onProgress: () => undefined,
  });
  await reading.ready;

  const touched = { n: 0 };
  const counted: typeof documents = { ...documents, read: (into) => ((touched.n += 1), documents.read(into)) };
  const commands: Pick<CommandClient, 'send' | 'signIn' | 'operate'> = {
    send: (envelope, actor): Promise<Reply> => ((touched.n += 1), service.handle(envelope, actor)),
    signIn: async (body, channel) => (
      (touched.n += 1),
      (await operations['/sign-in']!({ ...body, channel }, { actorId: null, channel } as never)).body as SignInReply
    ),
    operate: async (path, body, actor = { actorId: null, channel: 'SYSTEM' }) => (
      (touched.n += 1),
      (
        await (operations[path] ?? (() => Promise.reject(new Error(`${path} is not there`))))(
          JSON.parse(JSON.stringify(body)) as object,
          actor as never,
        )
      ).body
    ),
  };
  let ahead = 0;
  const api = await createApi({
    schema: schemaOf(resolvers),
    routes,
    stores: { documents: counted, records: sessions, log: store, decode: decoding.decode },
    objects: await openObjectStore({ dataDir, key: secret(dataDir, 'jwt'), s3 }),
    commands,
    config: {
      environment,
      webDir: join(root, 'web/dist'),
      proxies,
      rates,
      sessions: sessionTimes,
      mainUrl: 'https://learn.example.org',
      publicUrl: 'https://learn.example.org',
      mailboxDir: join(dataDir, 'mailbox'),
    },
    jwtKey: secret(dataDir, 'jwt'),
    deriveSecret: derivedSecrets(secret(dataDir, 'master')),
    catalogue: readCatalogue(join(root, 'query-api/generated/messages.json')),
    probes: {},
    projections: { operations: () => Promise.reject(new Error('nobody is there')) },
    log,
    clock: () => Date.now() + ahead,
    // What it looks for by itself every few seconds would be counted as asked for by a request.
    overridesEveryMs: 3_600_000,
  });
  const server = httpServer(api.app, patience).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const append = store.append.bind(store);
  return {
    url,
    dataDir,
    service,
    store,
    accounts,
    credentials,
    passwords,
    links,
    signIn,
    sessions,
    documents,
    letters,
    lines,
    log,
    touched,
    api,
    commands,
    ...asking(url, api),
    decode: decoding.decode,
    jwtKey: secret(dataDir, 'jwt'),
    actorKey: secret(dataDir, 'actor'),
    /** From now on everything is decided and nothing is written: the answer says whether somebody may. */
    freeze: () => void Object.assign(store, { append: () => Promise.reject(new Refused('frozen')) }),
    thaw: () => void Object.assign(store, { append }),
    /** It does what query-api does when this much time has passed. */
    async later<T>(ms: number, act: () => Promise<T>): Promise<T> {
      ahead += ms;
      return act().finally(() => (ahead -= ms));
    },
    /** It waits until the read models, and if need be the reactions, know everything that was written. */
    async settled({ reactions = false } = {}): Promise<void> {
      for (;;) {
        const [head, states] = [await service.head(), await reading.states()];
        if (
          states.every(({ position }) => position >= head) &&
          (!reactions || service.reactedTo() >= head) &&
          (await service.head()) === head
        )
          return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close(keep?: string): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      ending.abort();
      await Promise.all([background, asked, reading.ended.catch(() => undefined)]);
      await Promise.all([documents, marks, keys, sessions].map((one) => one.close()));
      await opened.close();
      if (keep !== undefined) cpSync(dataDir, keep, { recursive: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type College = Awaited<ReturnType<typeof openCollege>>;
