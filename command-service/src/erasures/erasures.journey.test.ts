import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import type { DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { versionsOf } from '@paideia/store/format/format.ts';
import { erasureStream } from '@paideia/events/erasures/erasure.events.ts';
import { groupExamples } from '@paideia/events/groups/group.examples.ts';
import { invoiceExamples } from '@paideia/events/invoices/invoice.examples.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import { ada, ben, campus, exampleId, yearOne } from '@paideia/events/kernel/examples.ts';
import { leaveRequestExamples } from '@paideia/events/leave-requests/leave-request.examples.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { plannedParts, type ObjectStore } from '@paideia/objects/port.ts';
import { runJobs } from '@paideia/projection-service/kernel/service/jobs.ts';
import { logOf } from '@paideia/projection-service/kernel/log.ts';
import { shreddingIn } from '@paideia/projection-service/kernel/shredding.ts';
import { runService } from '@paideia/projection-service/kernel/service/service.ts';
import { everything } from '@paideia/projection-service/kernel/testing/stores.ts';
import { verifyCollege } from '@paideia/projection-service/kernel/verification/verification.ts';
import { studentAccounts, transactions } from '@paideia/projection-service/invoices/transaction.view.ts';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { erasures } from '@paideia/projection-service/erasures/erasure.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import { followChain } from '@paideia/store/chain/follower.ts';
import { verifyChain } from '@paideia/store/chain/verify.ts';
import { codec } from '@paideia/store/codec.ts';
import { erasedMarkOf, subjectKeyOf, subjectKeys } from '@paideia/store/keys.ts';
import type { ScheduledJob } from '../kernel/schedule/scheduled-job.ts';
import { storageOf } from '../kernel/storage/storage.ts';
import { openWorld, web, type World } from '../kernel/testing/world.ts';
import { until } from '../kernel/testing/until.ts';
import { mailboxTransport } from '../mails/mailbox-transport.ts';
import { exampleSlices } from '../slices.examples.ts';
import { checkProof, ErasureProof, proofOf } from './erasure-proof.ts';
import { erasureFacts } from './erasure.facts.ts';
import { erasureJob, type Erasing } from './erasure.jobs.ts';
import { comparedPlaces, ownFileId, placesOf, plantedCommands, plantWords, word } from './own-words.examples.ts';

// Command kernel, log, keys, chain and every read model work together here. Each tool of the erasure fails once when it is first used and once when it has done
// its work: nothing is kept between two looks, so that is what a kill between two steps comes to.
jest.setTimeout(300_000);
const [silas, vera] = [exampleId('u', 9), exampleId('u', 8)];
const chainKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const end = new AbortController();
let [world, documents, chain]: [World, DocumentStore, Records] = [] as never;
let slices: ReturnType<typeof exampleSlices>;
let mailbox = '';
let closing: (() => Promise<unknown>)[] = [];
let failures = 0;

const [verifier, linked] = ['$argon2id$verifier-of-Ada', 'what-the-link-of-Ada-replaces'];
/** Says whether the file still holds what Ada came in with, in use or not. */
const accountsHold = () =>
  [verifier, linked].map((one) => readFileSync(join(world.dataDir, 'accounts.mdb')).includes(one));

const done: World['done'] = (...command) => world.done(...command);
/** Fails at its first call before the work and at its second call after it. */
function mortal<F extends (...args: never[]) => Promise<unknown>>(work: F): F {
  let calls = 0;
  const dying = async (...args: Parameters<F>) => {
    const call = ++calls;
    if (call === 1) throw new Error(`killed before ${(failures++, 'it')}`);
    const result = await work(...args);
    if (call === 2) throw new Error(`killed after ${(failures++, 'it')}`);
    return result;
  };
  return dying as F;
}
/** It is as if it were killed each time between the last step of a process and its answer: the plan stays in the records. */
function leavePlans(records: Records) {
  const { put } = records;
  records.put = async (key, value, ...rest) => {
    if (!key.startsWith('command:')) await put(key, value, ...rest);
  };
}
let signing = new AbortController();
let objects: ObjectStore;
let filesPlace = '';
const [wholeId, halfId, outlineId] = [exampleId('f', 31), exampleId('f', 32), exampleId('f', 33)];

beforeAll(async () => {
  const late: { erasing?: Erasing; projections?: NonNullable<Parameters<typeof exampleSlices>[0]>['projections'] } = {};
  mailbox = mkdtempSync(join(tmpdir(), 'paideia-mailbox-'));
  filesPlace = mkdtempSync(join(tmpdir(), 'paideia-files-'));
  objects = await openObjectStore({ dataDir: filesPlace, key: 'ab'.repeat(32) });
  const letters = mailboxTransport(mailbox);
  slices = exampleSlices({
    transport: letters,
    projections: { reconcile: (wanted) => late.projections!.reconcile(wanted) },
  });
  let made: ScheduledJob | undefined;
  const job: ScheduledJob = {
    name: 'erasures',
    everyMs: 40,
    find: (tools) => (made ??= erasureJob(late.erasing!)).find(tools),
  };
  world = await openWorld({
    events: catalogue,
    slices: { ...slices, jobs: [...slices.jobs!, job] },
    storage: storageOf(objects),
  });
  leavePlans(world.records);
  const { dataDir, store } = world;
  documents = await openDocumentStore({ dataDir });
  chain = await openRecords({ dataDir, file: 'chain' });
  const kept = await openRecords({ dataDir, file: 'projections' });
  // It reads as the projection-service does: with keys that it holds for a second.
  const reading = codec(catalogue, subjectKeys(world.keyRecords, '33'.repeat(32), { readOnly: true }));
  const service = runService({
    projections,
    documents,
    records: kept,
    log: logOf(store, reading),
    signal: end.signal,
    holder: undefined,
    warn: () => {},
    onProgress: () => {},
  });
  const { feeds, rebuild } = service;
  const isShredded = shreddingIn(documents, () => {});
  const verify = () => Promise.reject(new Error('nobody asked'));
  const jobs = runJobs({
    records: kept,
    signal: end.signal,
    feeds,
    verifier: 'users',
    rebuild,
    verify,
    warn: () => {},
    everyMs: 20,
  });
  late.projections = jobs;
  late.erasing = {
    store,
    codec: world.codec,
    chain,
    chainKey,
    accounts: { list: mortal(world.accounts.list), shred: mortal(world.accounts.shred) },
    keys: { erase: mortal(world.subjectKeys.erase), get: world.keyRecords.get, list: world.keyRecords.list },
    isForgotten: mortal(world.service.isForgotten),
    sign: () => signing.abort(),
    projections: {
      operations: mortal(async () => ({ groups: await service.states() }) as never),
      shredRemoved: mortal(async (id: string) => isShredded(id)),
    },
    objects: { abort: mortal(objects.abort), remove: mortal(objects.remove) },
    rebuildsAtOnce: 6,
    removeLetters: mortal(letters.removeAll!),
  };
  const link = async () => {
    while (!end.signal.aborted) {
      signing = new AbortController();
      await followChain({
        store,
        records: chain,
        privateKeyPem: chainKey,
        signal: AbortSignal.any([end.signal, signing.signal]),
      });
    }
  };
  const running = world.service.run(end.signal, link);
  await world.reactionsBegun();
  closing = [
    () => running,
    () => service.ended,
    () => jobs.ended,
    () => documents.close(),
    () => kept.close(),
    () => chain.close(),
    () => world.close(),
    async () => [mailbox, filesPlace].forEach((place) => rmSync(place, { recursive: true, force: true })),
  ];

  await done('CreateRegion', regionExamples.RegisterRegion);
  await done('DefineAttendanceSchema', attendanceSchemaExamples.DefineAttendanceSchema);
  await done('CreateGroup', groupExamples.CreateGroup);
  for (const [userId, firstName, lastName, roles, groupIds] of [
    [ada, 'Ada', 'Okafor', ['user'], [yearOne]],
    [ben, 'Ben', 'Łukasik', ['user'], [yearOne]],
    [silas, 'Silas', 'Demarest', ['superadmin'], []],
    [vera, 'Vera', 'Moss', ['superadmin'], []],
  ] as const) {
    await done('InviteUser', {
      userId,
      email: `${firstName}@example.org`,
      firstName,
      lastName,
      regionIds: [campus],
      groupIds,
      roles,
    });
    await done('SetInitialPassword', { userId });
  }
  await world.accounts.put(`credential:${ada}`, { hash: verifier });
  await world.accounts.put('link:ofAda', { userId: ada, password: linked });
  expect(accountsHold()).toEqual([true, true]);
  await world.accounts.put('link:ofBen', { userId: ben });
  await done('SubmitLeaveRequest', leaveRequestExamples.SubmitLeaveRequest, web(ada));
  await done('IssueInvoice', { ...invoiceExamples.IssueInvoice, date: '2026-09-01', currency: 'GBP' });
  await done('RecordPayment', invoiceExamples.RecordPayment);
  await service.ready;
});
afterAll(async () => {
  end.abort();
  for (const close of closing) await close().catch(() => undefined);
});

const erasure = () => documents.read(erasures).one(ada);
const fact = () => world.service.facts.ask().table(erasureFacts).one(ada);
/** Answers all that any read model holds, as text. */
async function held(): Promise<string> {
  const all = await Promise.all(
    projections.flatMap(({ collections }) => collections.map((one) => everything(documents, one as never))),
  );
  return JSON.stringify(all);
}
const sums = async () => ({
  accounts: await everything(documents, studentAccounts),
  amounts: (await everything(documents, transactions)).map(({ amount, balance, receiptNumber }) => ({
    amount,
    balance,
    receiptNumber,
  })),
});
const college = () => ({ store: world.store, codec: world.codec, keys: world.keyRecords, chain, chainKey });

test('a person asks for it; only a superadmin in person may do it, not to oneself, and one superadmin stays', async () => {
  await done('RequestErasure', { userId: ada, reason: 'Okafor wants to go' }, web(ada));
  await until(erasure, (one) => one?.status === 'requested');
  const codeOf = async (userId: string, actor: string) =>
    ((await world.send('EraseUser', { userId }, web(actor))) as { code?: string }).code;
  expect(await codeOf(ada, ben)).toBe('notFound');
  expect(await codeOf(ada, ada)).toBe('notFound');
  expect(await codeOf(silas, silas)).toBe('erasure.ownAccount');
  expect(await codeOf(exampleId('u', 77), silas)).toBe('notFound');
  expect(await world.history(erasureStream(silas))).toEqual([]);
});

/** Answers the files of the college and of its mailbox that hold the word, however the strings are written. */
const filesWith = (text: string): readonly string[] =>
  [world.dataDir, mailbox].flatMap((directory) =>
    readdirSync(directory).filter((name) => {
      const bytes = readFileSync(join(directory, name));
      return [text, text.toLowerCase()].some(
        (one) => bytes.includes(one) || bytes.includes(Buffer.from(one, 'utf16le')),
      );
    }),
  );
/** A backup copies this: the log as it is stored, and every record. */
async function backedUp(): Promise<string> {
  const lines: unknown[] = [];
  for await (const { events } of world.store.readAll(0)) lines.push(...events);
  for (const records of [world.accounts, world.records, world.keyRecords, chain])
    lines.push(...(await records.list('', { limit: 100_000 })));
  return JSON.stringify(lines);
}

test('what is kept of a command until it is answered says nothing of anybody, before an erasure or after it', async () => {
  const kept = await world.records.list<{ readonly plan?: { readonly steps: readonly { readonly type: string }[] } }>(
    'command:',
    { limit: 10_000 },
  );
  const invited = kept.filter(({ value }) => value.plan?.steps.some(({ type }) => type === 'RegisterInvitedUser'));
  expect(invited).toHaveLength(4);
  expect(JSON.stringify(kept)).not.toMatch(/Okafor|Łukasik|Demarest|example\.org/i);
  expect(filesWith('Okafor')).not.toContain('facts-records.mdb');
});

test('a word stands in every place where a student can write', async () => {
  const places = placesOf(slices).filter((place) => !comparedPlaces.includes(place));
  expect([...new Set(places.map((place) => place.split('.')[0]!))].sort()).toEqual([...plantedCommands].sort());
  expect(placesOf(slices)).toEqual(expect.arrayContaining([...comparedPlaces]));
  await plantWords(world);
  await until(held, (text) => text.split(word).length > 20);
  expect(filesWith(word)).toEqual(expect.arrayContaining(['documents.mdb']));
});

/** Its bytes are sent; it is stored when they are all there is to it. */
async function sendFile(fileId: string, purpose: 'submission' | 'outline', by: string, isWhole = true) {
  const bytes = Buffer.from(`${word} wrote this`);
  const file = { fileId, name: 'Essay.txt', type: 'text/plain', size: bytes.length, purpose };
  await done('RegisterFile', file, web(by));
  const [begun] = await world.history(fileAssetStream(fileId));
  const upload = { key: fileKey(fileId), uploadId: (begun!.data as { readonly uploadId: string }).uploadId };
  await objects.writePart(plannedParts(upload, bytes.length)[0]!, Readable.from([bytes]));
  if (isWhole) await done('StoreFile', { fileId }, web(by));
  return upload;
}
const filesLeft = async () => {
  const keys: string[] = [];
  for await (const { key } of objects.list('files/')) keys.push(key);
  return keys.sort();
};

test('the erasure comes to its end whoever is killed on the way, and leaves sums, chain and read models whole', async () => {
  expect(await held()).toContain('Okafor');
  const [before, wrapped] = [await sums(), (await world.keyRecords.get<string>(subjectKeyOf(ada)))!.value];
  expect(before.amounts.length).toBeGreaterThan(1);
  await sendFile(wholeId, 'submission', ada);
  await sendFile(outlineId, 'outline', silas);
  const half = await sendFile(halfId, 'submission', ada, false);
  expect([await filesLeft(), await objects.parts(half)]).toEqual([
    [wholeId, outlineId].map(fileKey),
    [expect.anything()],
  ]);
  await done('EraseUser', { userId: ada }, web(silas));
  expect(await world.service.facts.actor(ada)).toBeUndefined();

  const { figures, erased } = (await until(fact, (one) => one?.state === 'completed', 200_000))!;
  expect(failures).toBeGreaterThanOrEqual(9);
  expect(figures).toMatchObject({ erased: { stream: `userAccount-${ada}`, id: erased!.id } });
  expect(figures!.models.map(({ name }) => name).sort()).toEqual(projections.map(({ group }) => group.name).sort());
  expect(figures!.chain.signed).toBeGreaterThanOrEqual(figures!.erased.count);
  expect(figures!.unreadable).toBeGreaterThan(5);

  // What the person brought is gone, and what of it was under way; what is the college's stays.
  expect([await filesLeft(), await objects.parts(half)]).toEqual([[fileKey(outlineId)], []]);
  for (const fileId of [ownFileId, wholeId, halfId])
    expect((await world.history(fileAssetStream(fileId))).at(-1)?.type).toBe('FileRemoved');

  // The key and the ways in are gone, from the file too; others keep theirs.
  expect(await world.keyRecords.get(subjectKeyOf(ada))).toBeUndefined();
  expect(await world.keyRecords.get(erasedMarkOf(ada))).toBeDefined();
  expect(readFileSync(join(world.dataDir, 'keys.mdb')).includes(wrapped)).toBe(false);
  expect(accountsHold()).toEqual([false, false]);
  expect(await world.accounts.get(`credential:${ada}`)).toBeUndefined();
  expect([await world.accounts.get('link:ofAda'), (await world.accounts.get('link:ofBen'))?.key]).toEqual([
    undefined,
    'link:ofBen',
  ]);
  // Nothing that anybody reads holds a word of it, and the sums are as they were.
  await until(erasure, (one) => one?.status === 'completed', 200_000);
  expect(await held()).not.toMatch(new RegExp(`Okafor|ada@example|${word}`, 'i'));
  expect([filesWith(word), await backedUp()]).toEqual([[], expect.not.stringMatching(new RegExp(word, 'i'))]);
  expect([filesWith('Okafor'), filesWith('ada@example')]).toEqual([[], []]);
  expect(JSON.stringify(await world.historyOf('logit'))).not.toContain(word);
  expect(await sums()).toEqual(before);
  expect(await documents.read(groups).one(yearOne)).toMatchObject({ studentCount: 1 });
  expect(await documents.read(users).one(ada)).toMatchObject({
    isErased: true,
    groups: [],
    status: 'deactivated',
    fullName: 'Erased person',
    email: null,
  });
  expect((await everything(documents, leaveRequests))[0]).toMatchObject({
    userId: ada,
    studentName: null,
    reason: null,
  });
  expect((await verifyChain(world.store, chain, chainKey)).ok).toBe(true);
  const verification = await verifyCollege({
    ...college(),
    known: versionsOf(catalogue),
    documents,
    projections,
    dataDir: world.dataDir,
    by: null,
    signal: end.signal,
  });
  expect([verification.isWhole, verification.models.filter(({ problem }) => problem !== null)]).toEqual([true, []]);

  // It does not come back, and the address is free.
  expect(await world.send('ReactivateUser', { userId: ada, reason: 'again' }, web(silas))).toMatchObject({
    code: 'account.erased',
  });
  expect(await world.send('EraseUser', { userId: ada }, web(silas))).toMatchObject({ code: 'erasure.begun' });
  const anew = {
    userId: exampleId('u', 55),
    email: 'Ada@example.org',
    firstName: 'A',
    lastName: 'New',
    regionIds: [campus],
    groupIds: [],
    roles: ['user'],
  };
  await done('InviteUser', anew);
  // What is written of the erased afterwards is written without a word that is personal, and makes no key.
  await done('UpdateUserProfile', { userId: ada, changed: { firstName: 'Okafor' } }, web(silas));
  expect((await world.history(`userProfile-${ada}`)).at(-1)!.data).toMatchObject({ changed: { firstName: null } });
  expect(await world.keyRecords.get(subjectKeyOf(ada))).toBeUndefined();

  // The proof holds, and tells what does not.
  const proof = (await proofOf((await fact())!, { keys: world.keyRecords, chainKey, now: new Date().toISOString() }))!;
  expect(ErasureProof.parse(JSON.parse(JSON.stringify(proof)))).toEqual(proof);
  expect(JSON.stringify(proof)).not.toMatch(/Okafor|@/);
  expect(await checkProof(proof, college())).toEqual([]);
  expect(await checkProof({ ...proof, unreadable: 1 }, college())).toEqual(['signature', 'unreadable']);
  await world.keyRecords.put(subjectKeyOf(ada), wrapped);
  world.subjectKeys.wipeCache();
  expect(await checkProof(proof, college())).toEqual(['keyIsThere', 'readable']);
  await world.keyRecords.shred(subjectKeyOf(ada));
});
