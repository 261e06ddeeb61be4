import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { logitSentences } from '@paideia/events/logits/logit-audit.messages.ts';
import { logits, type LogitView } from '@paideia/projection-service/logits/logit.view.ts';
import { auditMessages } from '../audit/audit.examples.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { specCatalogue, userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [owner, admin] = [id('1'), id('2')];
const logit = (_id: string, at: string, more: Partial<LogitView> = {}): LogitView => ({
  _id: id(_id),
  at,
  userId: owner,
  actorId: owner,
  impersonatedUserId: null,
  action: 'courseActivity',
  type: 'ACTIVITY',
  payload: '{"courseId":"c1"}',
  channel: 'WEB',
  ...more,
});
let api: ApiSpec;
let superadmin: string;
let plainAdmin: string;
beforeAll(async () => {
  const texts = auditMessages.map(({ id: key, defaultMessage: en }) => [
    key,
    { category: 'audit', description: '', en },
  ]);
  api = await apiSpec({ catalogue: { ...specCatalogue, ...Object.fromEntries(texts) } });
  superadmin = await api.signIn(userView({ _id: owner, roles: ['superadmin', 'admin', 'user'] }));
  plainAdmin = await api.signIn(
    userView({ _id: admin, email: 'a@example.org', fullName: 'Renata Okafor', roles: ['admin', 'user'] }),
  );
  await api.put(
    logits,
    logit('a', '2026-11-18T10:00:00.000Z'),
    logit('b', '2026-11-19T10:00:00.000Z', {
      type: 'ERROR',
      action: 'reportFrontEndError',
      userId: null,
      actorId: null,
      payload: '{"error":"<b>x</b>","$where":"1","a.b":2}',
    }),
    logit('c', '2026-11-20T10:00:00.000Z', {
      type: 'AUDIT',
      action: 'login',
      actorId: admin,
      impersonatedUserId: owner,
    }),
  );
});
afterAll(() => api.close());

const list = async (args: string, cookie = superadmin) => {
  const { data, errors } = await api.post(`{ allLogits${args} { items { id } } }`, {}, { cookie });
  return (
    errors[0]?.extensions.code ??
    (data?.allLogits as { items: { id: string }[] } | undefined)?.items.map((one) => one.id[0]).join('')
  );
};

describe('the activity log', () => {
  test.each([
    ['', 'cba'],
    ['(sortField: "at", sortOrder: "ASC")', 'abc'],
    ['(filter: { type: ERROR })', 'b'],
    ['(filter: { action: "login" })', 'c'],
    [`(filter: { userId: "${owner}" })`, 'ca'],
    ['(filter: { from: "2026-11-19" })', 'cb'],
    ['(filter: { to: "2026-11-19" })', 'ba'],
    ['(filter: { from: "2026-11-19", to: "2026-11-19", type: ACTIVITY })', ''],
    ['(filter: { q: "report" })', 'b'],
    ['(filter: { type: SHOUT })', 'request.malformed'],
    ['(filter: { from: "soon" })', 'invalid'],
  ])('%s', async (args, expected) => expect(await list(args)).toBe(expected));
  test('is for superadmins only', async () => expect(await list('', plainAdmin)).toBe('noAccess'));
  test('says who acted as whom, and keeps what was reported as it is', async () => {
    const one = async (digit: string) =>
      (
        await api.post(
          `{ Logit(id: "${id(digit)}") { userName impersonatedBy payload type } }`,
          {},
          { cookie: superadmin },
        )
      ).data?.Logit;
    expect(await one('c')).toEqual({
      userName: 'Ada Byron',
      impersonatedBy: 'Renata Okafor',
      payload: { courseId: 'c1' },
      type: 'AUDIT',
    });
    expect(await one('b')).toEqual({
      userName: null,
      impersonatedBy: null,
      payload: { error: '<b>x</b>', $where: '1', 'a.b': 2 },
      type: 'ERROR',
    });
  });
  test('says in words what was done', async () => {
    const { data } = await api.post('{ allLogits { items { sentence } } }', {}, { cookie: superadmin });
    expect((data?.allLogits as { items: { sentence: string }[] }).items.map(({ sentence }) => sentence)).toEqual([
      'Ada Byron signed in',
      'A visitor met an error on a screen',
      'Ada Byron opened a course',
    ]);
  });
});

describe('the file of the activity log', () => {
  const file = (query: string, cookie: string) => request(api.app).get(`/exports/logits.csv${query}`).set({ cookie });
  test('holds what is filtered, in words', async () => {
    const { status, text, headers } = await file('?action=login&sortField=at', superadmin);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.slice(1).trimEnd().split('\r\n')).toEqual([
      'When,Who,About,Kind,What happened,What was noted',
      expect.stringMatching(/^2026-11-20T10:00:00.000Z,Renata Okafor,Ada Byron,Audit,Ada Byron signed in,/),
    ]);
    expect((await file(`?type=ACTIVITY&from=2026-11-19`, superadmin)).text.trimEnd().split('\r\n')).toHaveLength(1);
    expect((await file('?q=report', superadmin)).text).toContain('A visitor met an error on a screen');
  });
  test('is for superadmins, and of kinds that there are', async () => {
    expect((await file('', plainAdmin)).status).toBe(403);
    expect((await file('?type=SHOUT', superadmin)).status).toBe(400);
  });
});

test('each action that has a sentence of its own is offered by name', async () => {
  const { data } = await api.post('{ logitActions { id name } }', {}, { cookie: superadmin });
  const offered = data?.['logitActions'] as readonly { readonly id: string; readonly name: string }[];
  const told = Object.keys(logitSentences).flatMap((key) => key.split('.').slice(1));
  expect(offered.map((one) => one.id).sort()).toEqual(told.sort());
  expect(offered).toContainEqual({ id: 'login', name: 'Signed in' });
  expect((await api.post('{ logitActions { id } }', {}, { cookie: plainAdmin })).errors[0]?.extensions.code).toBe(
    'noAccess',
  );
});
