import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { followChain } from '@paideia/store/chain/follower.ts';
import { projectionClient } from '@paideia/projection-service/kernel/service/client.ts';
import { codec } from '@paideia/store/codec.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import type { S3Settings } from '@paideia/objects/port.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { gatherMs } from '@paideia/store/shared-subscriptions.ts';
import { probeEvents, probeRecords, type StoreProbes } from '@paideia/store/probe.ts';
import { secret } from '@paideia/store/secrets.ts';
import { googleCalendar, type GoogleConfig } from './calendar-connections/google-calendar.ts';
import type { Erasing } from './erasures/erasure.jobs.ts';
import { cardVault } from './cards/card-vault.ts';
import { openGateway, type CardGatewayConfig } from './cards/open-gateway.ts';
import { commandService } from './kernel/service.ts';
import { storageOf } from './kernel/storage/storage.ts';
import type { MailTransport } from './mails/transport.ts';
import { openLog, type LogOptions } from './open-log.ts';
import type { Argon } from './sign-in/argon-threads.ts';
import { credentials } from './sign-in/credentials.ts';
import { emailFactTable } from './sign-in/email.facts.ts';
import { converting } from './renditions/convert.ts';
import { linksIn } from './sign-in/links.ts';
import { assertOwnKeys } from './sign-in/own-keys.ts';
import { passwords } from './sign-in/password.ts';
import { slicesIn } from './slices.ts';

type ServiceOptions = LogOptions & {
  /** Files lie there; undefined is `dataDir`. */
  readonly s3?: S3Settings | undefined;
  /** It says where ffmpeg is; without it, or where it is not, the originals of videos are played. */
  readonly ffmpeg?: string | undefined;
  readonly transport: MailTransport;
  readonly publicUrl: string;
  readonly google?: GoogleConfig | undefined;
  /** Where cards are charged; undefined: nowhere. */
  readonly cardGateway?: CardGatewayConfig | undefined;
  /** It is where projection-service listens. */
  readonly projectionUrl: string;
  readonly clock: () => Date;
  /** Who takes the lease for what only one process may do. */
  readonly holder: string;
  readonly leaseMs?: number | undefined;
  readonly argon?: Argon;
  readonly onSetBack?: (() => void) | undefined;
};

/** Everything that decides, over its open stores: what the service runs on, and the operator's commands that make events without it. */
export async function openCommandService({
  dataDir,
  eventStoreUrl,
  mongoUrl,
  s3,
  ffmpeg,
  isSharedLog,
  transport,
  publicUrl,
  projectionUrl,
  google,
  cardGateway,
  clock,
  log,
  holder,
  leaseMs,
  argon,
  release,
  onLater,
  onSetBack,
}: ServiceOptions) {
  const store = await openLog({ dataDir, eventStoreUrl, mongoUrl, isSharedLog, release, onLater, log });
  const records = (file: string) => openRecords({ dataDir, url: mongoUrl, file });
  const [documents, keys, accounts, kept, chain] = await Promise.all([
    openDocumentStore({ dataDir, url: mongoUrl, file: 'facts' }),
    records('keys'),
    records('accounts'),
    records('facts-records'),
    records('chain'),
  ]);
  const verifiers = passwords(argon);
  const known = credentials(accounts, verifiers);
  // The links ask the service for facts, and the service's letters ask them for tokens: they find each other when the first letter goes out.
  const links = linksIn({ accounts, credentials: known, facts: { ask: () => service.facts.ask() }, clock });
  const calendar =
    google &&
    googleCalendar({
      config: google,
      callback: `${publicUrl}/google-auth`,
      accounts,
      master: secret(dataDir, 'master'),
      clock,
    });
  const projections = projectionClient({ url: projectionUrl, actorKey: secret(dataDir, 'actor') });
  const subjects = subjectKeys(keys, secret(dataDir, 'master'));
  const decoding = codec(catalogue, subjects);
  await assertOwnKeys({ dataDir, keys, store, codec: decoding });
  const chainKey = secret(dataDir, 'chain');
  const objects = await openObjectStore({ dataDir, key: secret(dataDir, 'jwt'), s3 });
  let signing = new AbortController();
  const erasing: Erasing = {
    store,
    codec: decoding,
    accounts,
    chain,
    chainKey,
    projections,
    objects,
    // The file of the embedded documents would grow by all of them, for good.
    rebuildsAtOnce: mongoUrl ? Infinity : 6,
    removeLetters: transport.removeAll,
    keys: { erase: subjects.erase, get: keys.get, list: keys.list },
    isForgotten: (position) => service.isForgotten(position),
    // Whoever follows the log signs what there is before it ends, and begins again.
    sign: () => signing.abort(),
  };
  const hasFfmpeg = ffmpeg !== undefined && existsSync(ffmpeg);
  if (ffmpeg !== undefined && !hasFfmpeg) log.warn({ ffmpeg }, 'ffmpeg is not there: videos are played as they came');
  const making = hasFfmpeg
    ? { objects, convert: converting(ffmpeg), directory: join(dataDir, 'renditions') }
    : undefined;
  const vault = cardVault(accounts, secret(dataDir, 'master'));
  const opened =
    cardGateway && openGateway(cardGateway, { accounts, master: secret(dataDir, 'master'), clock, publicUrl });
  const cards = opened && { ...opened, vault };
  const sending = { transport, publicUrl, links, clock };
  const slices = slicesIn({ ...sending, calendar, projections, erasing, objects, making, cards });
  const service = await commandService({
    store,
    codec: decoding,
    keyCache: subjects,
    documents,
    records: kept,
    slices: { ...slices, factTables: [...slices.factTables, emailFactTable] },
    effects: known.effects,
    storage: storageOf(objects),
    keys: { scan: secret(dataDir, 'scan'), email: secret(dataDir, 'email') },
    clock,
    log,
    holder,
    gatherMs: mongoUrl ? gatherMs : 0,
    leaseMs,
    onSetBack,
  });

  const probes: StoreProbes = {
    events: probeEvents(store),
    facts: () => documents.live(emailFactTable.group),
    records: probeRecords(kept),
  };
  return {
    service,
    store,
    probes,
    accounts,
    credentials: known,
    passwords: verifiers,
    links,
    calendar,
    cards,
    vault,
    /** Links and signs the log. It begins again when a store fails; a chain that does not fit is for an operator, and is said again and again. */
    async link(signal: AbortSignal) {
      while (!signal.aborted) {
        signing = new AbortController();
        const until = AbortSignal.any([signal, signing.signal]);
        const isBroken = await followChain({ store, records: chain, privateKeyPem: chainKey, signal: until }).then(
          () => false,
          (error: unknown) => {
            if (!signal.aborted) log.error({ error: String(error) }, 'the hash chain has stopped');
            return true;
          },
        );
        if (isBroken) await wait(10_000, undefined, { signal }).catch(() => undefined);
      }
    },
    /** The log last, because everything else writes to it. */
    async close() {
      await service
        .leave()
        .catch((error: unknown) =>
          log.warn({ error: String(error) }, 'the places of the fact tables could not be kept'),
        );
      transport.close();
      objects.close();
      await Promise.all([documents, keys, accounts, kept, chain].map((one) => one.close()));
      await store.close();
    },
  };
}
