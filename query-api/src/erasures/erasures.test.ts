import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { retractedUsers } from '@paideia/projection-service/accounts/users.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { erasures } from '@paideia/projection-service/erasures/erasure.view.ts';
import { studentExams } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import { transcriptNotes } from '@paideia/projection-service/transcripts/transcript-note.view.ts';
import type { Role } from '@paideia/events/accounts/account.events.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { specCatalogue, userView } from '../kernel/testing/examples.ts';
import { wordsAbout } from '../audit/words-about.ts';

const id = (n: number) => n.toString(16).padStart(24, '0');
const [superId, adminId, ownId, goneId] = [1, 2, 3, 4].map(id) as [string, string, string, string];
const proof = { kind: 'paideia-erasure', subject: goneId, keyIsThere: false };
let api: ApiSpec;
let cookies: Readonly<Record<string, string | undefined>>;
beforeAll(async () => {
  api = await apiSpec({
    catalogue: { ...specCatalogue, 'audit.system': { category: 'audit', description: '', en: 'The system' } },
    operate: (_, body) => ({ proof: (body as { userId: string }).userId === goneId ? proof : null }),
  });
  const person = (_id: string, email: string, roles: readonly Role[], more = {}) =>
    api.signIn(userView({ _id, email, roles, ...more }));
  cookies = {
    superadmin: await person(superId, 's@example.org', ['superadmin', 'admin', 'user']),
    admin: await person(adminId, 'a@example.org', ['admin', 'user']),
    student: await person(ownId, 'o@example.org', ['user'], {
      fullName: '<b>Ada</b> Byron',
      location: '"Wells" & <script>',
    }),
  };
});
afterAll(() => api.close());
beforeEach(() => void api.sent.splice(0));
const codeOf = async (query: string, who: string) =>
  (await api.post(query, {}, { cookie: cookies[who] })).errors[0]?.extensions.code;
const file = (path: string, who?: string) =>
  request(api.app)
    .get(path)
    .set(who === undefined ? {} : { cookie: cookies[who]! });

describe('who may', () => {
  test.each([
    [`{ erasure(userId: "${ownId}") { id } }`, 'noAccess'],
    ['{ openErasures { id } }', 'noAccess'],
    ['{ retractedPeople { id } }', 'noAccess'],
    [`mutation { eraseUser(_id: "${ownId}", name: "Ada Byron") { id } }`, 'noAccess'],
  ])('%s', async (query, code) => {
    expect(await Promise.all(['student', 'admin', 'visitor'].map((who) => codeOf(query, who)))).toEqual([
      code,
      code,
      'session.none',
    ]);
    expect(api.sent).toEqual([]);
  });
  test('one is erased by a superadmin who types the name', async () => {
    expect(await codeOf(`mutation { eraseUser(_id: "${ownId}", name: "Ada") { id } }`, 'superadmin')).toBe(
      'erasure.nameDiffers',
    );
    expect(api.sent).toEqual([]);
    expect(
      await codeOf(`mutation { eraseUser(_id: "${ownId}", name: " <b>ada</b>  byron ") { id } }`, 'superadmin'),
    ).toBeUndefined();
    expect(api.sent[0]!.envelope).toMatchObject({ type: 'EraseUser', data: { userId: ownId } });
    expect(await codeOf(`mutation { eraseUser(_id: "${id(99)}", name: "Ada") { id } }`, 'superadmin')).toBe('notFound');
  });
  test('one is erased whose invitation was retracted, and is found until then', async () => {
    const [userId, erasedId] = [id(20), id(21)];
    const account = { fullName: 'Freya Cole', email: 'f@example.org', isErased: false };
    await api.put(retractedUsers, { _id: userId, ...account, retractedAt: '2026-11-20T08:00:00.000Z' });
    const erased = { fullName: 'Erased person', email: null, isErased: true };
    await api.put(retractedUsers, { _id: erasedId, ...erased, retractedAt: '2026-11-21T08:00:00.000Z' });
    const ask = async (query: string) => (await api.post(query, {}, { cookie: cookies['superadmin'] })).data;
    expect(await ask('{ retractedPeople { id fullName email isErased } }')).toEqual({
      retractedPeople: [
        { id: erasedId, ...erased, fullName: expect.any(String) },
        { id: userId, ...account },
      ],
    });
    expect(await ask('{ retractedPeople(q: "col") { id } }')).toEqual({ retractedPeople: [{ id: userId }] });
    expect(await ask(`{ erasure(userId: "${userId}") { fullName isRetracted status } }`)).toEqual({
      erasure: { fullName: 'Freya Cole', isRetracted: true, status: 'none' },
    });
    const erase = (name: string) => `mutation { eraseUser(_id: "${userId}", name: "${name}") { id } }`;
    expect(await codeOf(erase('Ada'), 'superadmin')).toBe('erasure.nameDiffers');
    expect(await codeOf(erase('Freya Cole'), 'superadmin')).toBeUndefined();
    expect(api.sent[0]!.envelope).toMatchObject({ type: 'EraseUser', data: { userId } });
  });
  test('one asks for oneself and sees one’s own request', async () => {
    expect(await codeOf('mutation { requestErasure(reason: "Done here") { reason } }', 'student')).toBeUndefined();
    expect(api.sent[0]!.envelope).toMatchObject({
      type: 'RequestErasure',
      data: { userId: ownId, reason: 'Done here' },
    });
    const none = { startedAt: null, startedBy: null, erasedAt: null, completedAt: null, figures: null };
    await api.put(erasures, {
      ...none,
      _id: ownId,
      _revision: 0,
      status: 'requested',
      requestedAt: '2026-11-20T08:00:00.000Z',
      reason: 'Done here',
      updatedAt: '2026-11-20',
    });
    const ask = async (who: string) =>
      (await api.post('{ ownErasureRequest { reason } }', {}, { cookie: cookies[who] })).data;
    expect(await ask('student')).toEqual({ ownErasureRequest: { reason: 'Done here' } });
    expect(await ask('admin')).toEqual({ ownErasureRequest: null });
    const { data } = await api.post('{ openErasures { id status } }', {}, { cookie: cookies.superadmin });
    expect(data).toEqual({ openErasures: [{ id: ownId, status: 'requested' }] });
  });
  test('an erasure that nobody began in person, as after a restore, was begun by the system', async () => {
    const none = { requestedAt: null, reason: null, startedBy: null, completedAt: null, figures: null };
    const at = '2026-11-21T08:00:00.000Z';
    const view = { ...none, _id: adminId, _revision: 0, status: 'started' as const, startedAt: at, erasedAt: null };
    await api.put(users, userView({ _id: adminId, email: 'a@example.org' }));
    await api.put(erasures, { ...view, updatedAt: at });
    const { data } = await api.post(
      `{ erasure(userId: "${adminId}") { status startedByName } }`,
      {},
      { cookie: cookies.superadmin },
    );
    expect(data).toEqual({ erasure: { status: 'started', startedByName: 'The system' } });
  });
});

describe('the files', () => {
  test('all that is held on me, as JSON, and the log says so', async () => {
    const { status, headers, text } = await file('/exports/my-data.json', 'student');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { parts } = JSON.parse(text) as { parts: { key: string; items: Record<string, unknown>[] }[] };
    expect(parts.map(({ key }) => key)).toHaveLength(28);
    expect(parts[0]!.items[0]).toMatchObject({ _id: ownId, email: 'o@example.org' });
    expect(text).not.toContain('a@example.org');
    expect(api.sent[0]!.envelope).toMatchObject({
      type: 'RecordLogit',
      data: { action: 'dataExported', userId: ownId, payload: { form: 'json' } },
    });
  });
  test('with what was said of a group that the person has left, and of an attempt beyond the usual', async () => {
    const groupId = id(7);
    const member = {
      _id: `${groupId}_${ownId}`,
      groupId,
      userId: ownId,
      regionId: id(8),
      status: 'withdrawn',
      name: 'Ada',
      nameKey: 'ada',
    } as const;
    await api.put(groupMembers, {
      ...member,
      startedOn: '2026-09-01',
      endedOn: '2026-10-01',
      spans: [],
      gradYear: null,
    });
    const note = {
      noteId: id(9),
      text: 'Came from Wells',
      transferredCredit: null,
      by: adminId,
      at: '2026-09-02T08:00:00.000Z',
      why: [],
    };
    await api.put(transcriptNotes, {
      _id: `${ownId}_${groupId}`,
      _revision: 0,
      userId: ownId,
      groupId,
      regionId: id(8),
      notes: [note],
    });
    const grant = { count: 1, reason: 'Was ill', by: adminId, at: '2026-09-03T08:00:00.000Z' };
    await api.put(studentExams, {
      _id: 'x',
      userId: ownId,
      groupId,
      examId: id(10),
      regionId: id(8),
      granted: 1,
      grants: [grant],
      extraTime: { minutes: 15, reason: 'Reads slowly', by: adminId, at: '2026-09-04T08:00:00.000Z' },
      hasExtra: true,
      attempts: [],
    });
    const { parts } = JSON.parse((await file('/exports/my-data.json', 'student')).text) as {
      parts: { key: string; items: object[] }[];
    };
    const items = (key: string) => parts.find((part) => part.key === key)?.items;
    expect(items('notes')).toEqual([expect.objectContaining({ groupId, text: 'Came from Wells' })]);
    expect(items('extraAttempts')).toEqual([
      expect.objectContaining({ examId: id(10), reason: 'Was ill' }),
      expect.objectContaining({ examId: id(10), extraMinutes: 15, reason: 'Reads slowly' }),
    ]);
  });
  test.each([
    ['of the person', 'UserDeactivated', { userId: ownId, reason: 'Left', by: adminId }, { reason: 'Left' }],
    [
      'inside of an object',
      'UserProfileUpdated',
      { userId: ownId, changed: { lastName: 'Byron', showVideo: true } },
      { lastName: 'Byron' },
    ],
    [
      'of an address, which names the person otherwise',
      'AddressUpdated',
      { addressId: id(5), itemId: ownId, owner: 'user', city: 'Wells', line1: null },
      { city: 'Wells' },
    ],
    [
      'of another one, told to this person',
      'EmailQueued',
      { emailId: id(5), userId: ownId, subjectId: adminId, to: 'o@example.org', params: { name: 'Eve' } },
      {},
    ],
    ['of nobody', 'RolesGranted', { userId: ownId, roles: ['manager'], by: adminId }, {}],
    ['that nobody can read any more', 'UserDeactivated', { userId: ownId, reason: null, by: adminId }, {}],
    ['of a type that is not known', 'Unheard', { userId: ownId, reason: 'x' }, {}],
  ])('the log gives out the words %s', (_, type, data, words) =>
    expect(wordsAbout(ownId, { type, data })).toEqual(words),
  );
  test('and as a page, in which nothing runs', async () => {
    const { headers, text } = await file('/exports/my-data.html', 'student');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script|<b>/);
    expect(text).toContain('&quot;Wells&quot; &amp; &lt;script&gt;');
  });
  test('for the signed-in alone, and not again and again', async () => {
    expect((await file('/exports/my-data.json')).status).toBe(401);
    const codes = [];
    for (let n = 0; n < 13; n++) codes.push((await file('/exports/my-data.html', 'admin')).status);
    expect([...new Set(codes)]).toEqual([200, 429]);
  });
  test('the proof is for superadmins, when there is one', async () => {
    const path = (userId: string, form = 'json') => `/exports/erasures/${userId}.${form}`;
    expect((await file(path(goneId), 'superadmin')).body).toEqual(proof);
    expect((await file(path(goneId, 'html'), 'superadmin')).text).toContain(goneId);
    expect((await file(path(ownId), 'superadmin')).status).toBe(400);
    expect((await file(path('x'), 'superadmin')).status).toBe(404);
    expect([
      (await file(path(goneId), 'admin')).status,
      (await file(path(goneId), 'student')).status,
      (await file(path(goneId))).status,
    ]).toEqual([403, 403, 401]);
  });
});
