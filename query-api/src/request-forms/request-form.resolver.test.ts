import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { requestForms } from '@paideia/projection-service/request-forms/request-form.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const owner = userView({ _id: '1'.repeat(24), fullName: 'Adele Marchetti', roles: ['superadmin', 'admin', 'user'] });
const requestId = 'c'.repeat(24);
let api: ApiSpec;
let cookie: string;
beforeAll(async () => {
  api = await apiSpec();
  cookie = await api.signIn(owner);
  await api.put(users, owner);
  await api.put(requestForms, {
    _id: requestId,
    _revision: 1,
    userId: owner._id,
    kind: 'content',
    subject: 'A lecture',
    text: 'Please.',
    status: 'answered',
    answers: [{ text: 'Done.', by: owner._id, at: '2026-11-20T09:00:00.000Z' }],
    submittedAt: '2026-11-19T09:00:00.000Z',
    closedAt: null,
  });
});
afterAll(() => api.close());
const list = '{ allRequestForms(filter: { status: answered }) { items { subject userName answers { text byName } } } }';

test('superadmins see the requests, who asked and who answered', async () => {
  expect((await api.post(list, {}, { cookie })).data?.['allRequestForms']).toEqual({
    items: [
      {
        subject: 'A lecture',
        userName: 'Adele Marchetti',
        answers: [{ text: 'Done.', byName: 'Adele Marchetti' }],
      },
    ],
  });
  const admin = await api.signIn(userView({ _id: '2'.repeat(24), roles: ['admin', 'user'] }));
  expect((await api.post(list, {}, { cookie: admin })).errors[0]?.extensions.code).toBe('noAccess');
});
test.each([
  [
    `submitRequestForm(input: { _id: "${requestId}", kind: access, subject: "A key", text: "For the office." })`,
    { type: 'SubmitRequestForm', data: { requestId, kind: 'access', subject: 'A key', text: 'For the office.' } },
  ],
  [
    `answerRequest(_id: "${requestId}", text: "Here.", expectedRevision: 1)`,
    { type: 'AnswerRequest', expectedRevision: 1, data: { requestId, text: 'Here.' } },
  ],
  [`closeRequest(_id: "${requestId}", expectedRevision: 1)`, { type: 'CloseRequest', expectedRevision: 1 }],
])('%s', async (mutation, envelope) => {
  expect((await api.post(`mutation { ${mutation} { id } }`, {}, { cookie })).errors).toEqual([]);
  expect(api.sent.at(-1)?.envelope).toMatchObject(envelope);
});
