// Whoever is erased has left no word that a file, a screen, an export or a new backup still tells, on a college as an operator runs it.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse, print, type DocumentNode } from 'graphql';
import { openRecords } from '@paideia/documents/open.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { groupExamples } from '@paideia/events/groups/group.examples.ts';
import { ada, campus, exampleId, yearOne } from '@paideia/events/kernel/examples.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { AllAuditEventsDocument } from '../../web/src/generated/audit/admin/audit.ts';
import { AllLogitsDocument, LogitDocument } from '../../web/src/generated/audit/admin/logits.ts';
import { EraseUserDocument, ErasureDocument } from '../../web/src/generated/erasures/admin/erasure-admin.ts';
import { RequestErasureDocument } from '../../web/src/generated/erasures/erasures.ts';
import { AllLeaveRequestsDocument } from '../../web/src/generated/leave-requests/admin/leave-request-admin.ts';
import { SubmitLeaveRequestDocument } from '../../web/src/generated/leave-requests/leave-requests.ts';
import { AllMailsDocument } from '../../web/src/generated/notifications/admin/mails.ts';
import { prepare } from '../support/commands.ts';
import { newDataDir, removeDataDir, startStack, type Stack } from '../support/stack.ts';

/** Nobody else would write this word. */
const word = 'Zyxquill';
const silas = exampleId('u', 9);
const [student, superadmin] = [`${word}@example.org`, 'silas@example.org'];
/** Each has a password of their own, because accounts that are seeded with the same one share its verifier. */
const passwordOf = (email: string) => createHash('sha256').update(`a-good-long-password of ${email}`).digest('hex');

let [dataDir, backups] = ['', ''];
let college: Stack;
beforeAll(async () => {
  [dataDir, backups] = [newDataDir(), newDataDir()];
  college = await startStack({ dataDir, env: { SEED: 'none' } });
}, 300_000);
afterAll(async () => {
  await college.stop();
  [dataDir, backups].forEach(removeDataDir);
}, 300_000);

const operate = (...args: string[]) =>
  spawnSync(process.execPath, [join(__dirname, '../../scripts/ops.mjs'), ...args], {
    env: { ...process.env, EVENTSTORE_URL: '', MONGODB_URL: '', DATA_DIR: dataDir },
    encoding: 'utf8',
    timeout: 240_000,
  });
type Answer = { readonly data?: Readonly<Record<string, unknown>>; readonly errors?: readonly object[] };
/** It asks as a browser does, and throws when it is refused. */
async function ask(document: DocumentNode | string, variables: object, cookie = '') {
  const response = await fetch(`${college.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: print(typeof document === 'string' ? parse(document) : document), variables }),
  });
  const answer = (await response.json()) as Answer;
  if (answer.errors) throw new Error(JSON.stringify(answer));
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]!);
  return { text: JSON.stringify(answer.data), data: answer.data!, cookie: cookies.join('; ') };
}
const login =
  'mutation loginWithPassword($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const enter = async (email: string) => (await ask(login, { email, password: passwordOf(email) })).cookie;
async function until(holds: () => Promise<boolean>) {
  for (const end = Date.now() + 60_000; !(await holds());) {
    if (Date.now() > end) throw new Error('it did not come to that within a minute');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
/** These files below the directory hold one of the texts, however strings are written and whether or not they are packed. */
const filesWith = (directory: string, texts: readonly string[]): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(directory, name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
    const bytes = name.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path);
    return texts
      .flatMap((text) => [text, text.toLowerCase()])
      .some((text) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')));
  });

/** Staff see this of everybody. */
async function screens(reportId: string, cookie: string): Promise<string> {
  const lists = [AllLogitsDocument, AllAuditEventsDocument, AllMailsDocument, AllLeaveRequestsDocument] as const;
  const shown = await Promise.all([
    ...lists.map((list) => ask(list, { perPage: 100 }, cookie)),
    ask(LogitDocument, { id: reportId }, cookie),
    ask(ErasureDocument, { userId: ada }, cookie),
  ]);
  return shown.map(({ text }) => text).join('\n');
}
/** These let the person in: the verifier of the password, and the links of letters. */
async function waysIn(): Promise<readonly string[]> {
  const accounts = await openRecords({ dataDir, file: 'accounts', readOnly: true });
  const credential = await accounts.get<{ readonly hash: string }>(`credential:${ada}`);
  const links = await accounts.list<{ readonly userId: string; readonly commandId: string }>('link:');
  await accounts.close();
  return [
    ...(credential ? [credential.value.hash] : []),
    ...links.filter(({ value }) => value.userId === ada).map(({ value }) => value.commandId),
  ];
}

test('no file, screen, export or new backup holds a word of the erased, nor what let them in', async () => {
  const invited = { regionIds: [campus], firstName: 'Silas', lastName: 'Demarest' };
  const roles = ['superadmin', 'admin', 'manager', 'user'];
  await prepare(
    [
      { type: 'CreateRegion', data: regionExamples.RegisterRegion },
      { type: 'DefineAttendanceSchema', data: attendanceSchemaExamples.DefineAttendanceSchema },
      { type: 'CreateGroup', data: groupExamples.CreateGroup },
      { type: 'InviteUser', data: { ...invited, userId: silas, email: superadmin, groupIds: [], roles } },
      {
        type: 'InviteUser',
        data: { ...invited, userId: ada, email: student, firstName: word, groupIds: [yearOne], roles: ['user'] },
      },
      { type: 'SetInitialPassword', data: { userId: silas }, password: passwordOf(superadmin) },
      { type: 'SetInitialPassword', data: { userId: ada }, password: passwordOf(student) },
    ],
    dataDir,
  );
  const own = await enter(student);
  const profile = { lastName: `${word} Okafor`, location: `${word} street`, socialUserName: word };
  await ask(
    'mutation updateUserProfile($userProfileInput: UserProfileInput!) { updateUserProfile(userProfileInput: $userProfileInput) { _id } }',
    { userProfileInput: profile },
    own,
  );
  const logitInput = { type: 'ERROR', action: 'reportFrontEndError', payload: { error: `${word} is not defined` } };
  const { data } = await ask(
    'mutation insertLogit($logitInput: LogitInput!) { insertLogit(logitInput: $logitInput) }',
    { logitInput },
    own,
  );
  const reportId = data['insertLogit'] as string;
  const leave = { attendanceType: 'absence', groupId: yearOne, fromDate: '2026-10-12', toDate: '2026-10-14' };
  const notes = { reason: `${word} marries`, studentNotes: `${word} asks` };
  await ask(SubmitLeaveRequestDocument, { input: { _id: exampleId('l'), ...leave, ...notes } }, own);
  await ask(RequestErasureDocument, { reason: `${word} goes`, commandId: randomUUID() }, own);
  await ask('mutation forgotPassword($email: String!) { forgotPassword(email: $email) }', { email: student });

  const staff = await enter(superadmin);
  const told = [`${word} is not defined`, `${word} marries`, `${word} goes`];
  await until(async () => {
    const shown = await screens(reportId, staff);
    return told.every((text) => shown.includes(text)) && (await waysIn()).length > 1;
  });
  const entrances = await waysIn();
  expect(filesWith(dataDir, [word])).toEqual(expect.arrayContaining(['documents.mdb']));
  expect(filesWith(dataDir, entrances)).toEqual(['accounts.mdb']);

  await ask(EraseUserDocument, { _id: ada, name: `${word} ${word} Okafor`, commandId: randomUUID() }, staff);
  await until(async () => (await ask(ErasureDocument, { userId: ada }, staff)).text.includes('"status":"completed"'));

  expect(await screens(reportId, staff)).not.toMatch(new RegExp(word, 'i'));
  expect(filesWith(dataDir, [word, ...entrances])).toEqual([]);
  const backup = join(backups, 'afterwards');
  expect(operate('backup', backup, '--with-secrets')).toMatchObject({ status: 0 });
  expect(filesWith(backup, [word, ...entrances])).toEqual([]);
  for (const what of ['userProfile', 'logit', 'leaveRequest', 'erasure']) {
    const exported = operate('export', what, '--decrypt');
    expect([exported.status, exported.stdout]).toEqual([0, expect.stringContaining(ada)]);
    expect(exported.stdout).not.toMatch(new RegExp(word, 'i'));
  }
  expect(college.output()).not.toMatch(new RegExp(word, 'i'));
}, 300_000);
