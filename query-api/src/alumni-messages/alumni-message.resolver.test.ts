import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { alumniMessages } from '@paideia/projection-service/alumni-messages/alumni-message.view.ts';
import {
  alumniDirectory,
  type AlumnusView,
} from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [noor, orla, freya, denver] = ['1', '2', '3', 'd'].map(id) as [string, string, string, string];
const alumnus = (_id: string, first: string, last: string, more: Partial<AlumnusView> = {}): AlumnusView => ({
  _id,
  fullName: `${first} ${last}`,
  nameKey: `${last} ${first}`.toLowerCase(),
  gradYear: 2026,
  isListed: true,
  location: 'Wells',
  gradDate: '2026-05-08',
  gradPlace: 'Cedar Ridge',
  updatedAt: '',
  ...more,
});
const message = (n: number, day: string | null) => ({
  _id: id(String(n)),
  senderId: noor,
  recipientId: day === null ? null : orla,
  message: 'Hello',
  day,
  sentAt: '2026-11-20T05:00:00.000Z',
});
let api: ApiSpec;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await apiSpec();
  const sender = userView({ _id: noor, email: 'noor@example.org', isAlumni: true, regionIds: [denver] });
  const student = userView({ _id: freya, email: 'freya@example.org', isAlumni: false });
  cookies['noor'] = await api.signIn(sender);
  cookies['freya'] = await api.signIn(student);
  await api.put(users, sender, student);
  const region = { _id: denver, zone: 'AMERICAS', timeZone: 'America/Denver' };
  await api.put(regions, region as unknown as RegionView);
  await api.put(
    alumniDirectory,
    alumnus(noor, 'Noor', 'Castellane'),
    alumnus(orla, 'Orla', 'Fennimore'),
    alumnus(id('4'), 'Orla', 'Withdrawn', { isListed: false }),
  );
  // In Denver it is still the day before when these are written.
  await api.put(alumniMessages, message(5, '2026-11-19'), message(6, '2026-11-20'), message(7, null));
});
afterAll(() => api.close());
const who = { q: 'formerStudents(q: "ORLA") { items { _id fullName location gradYear } total }' };

test('alumni find alumni by name, and nothing else of them', async () => {
  expect((await api.post(`{ ${who.q} }`, {}, { cookie: cookies['noor'] })).data).toEqual({
    formerStudents: {
      items: [{ _id: orla, fullName: 'Orla Fennimore', location: 'Wells', gradYear: 2026 }],
      total: 1,
    },
  });
  const all = await api.post('{ formerStudents { items { fullName } total } }', {}, { cookie: cookies['noor'] });
  expect(all.data?.['formerStudents']).toEqual({
    items: [{ fullName: 'Noor Castellane' }, { fullName: 'Orla Fennimore' }],
    total: 2,
  });
  const byAddress = '{ formerStudents(q: "noor@example.org") { total } }';
  expect((await api.post(byAddress, {}, { cookie: cookies['noor'] })).data?.['formerStudents']).toEqual({ total: 0 });
  expect((await api.post(`{ ${who.q} }`, {}, { cookie: cookies['freya'] })).errors[0]?.extensions.code).toBe(
    'noAccess',
  );
});
test('the messages of today are those of the sender’s own day', async () => {
  const left = async (name: string) =>
    (await api.post('{ alumniMessagesLeft }', {}, { cookie: cookies[name] })).data?.['alumniMessagesLeft'];
  expect([await left('noor'), await left('freya')]).toEqual([2, 0]);
});
test('a message is sent in the name of whoever is signed in', async () => {
  const sent = async (mutation: string) => {
    expect((await api.post(`mutation { ${mutation} }`, {}, { cookie: cookies['noor'] })).errors).toEqual([]);
    return api.sent.at(-1)?.envelope;
  };
  const messageId = id('8');
  expect(await sent(`contactFormerStudent(_id: "${messageId}", recipientId: "${orla}", text: "Hi")`)).toMatchObject({
    type: 'ContactFormerStudent',
    data: { messageId, senderId: noor, recipientId: orla, text: 'Hi' },
  });
  expect(await sent(`contactAlumniDepartment(_id: "${messageId}", text: "Hi")`)).toMatchObject({
    type: 'ContactAlumniDepartment',
    data: { messageId, senderId: noor, text: 'Hi' },
  });
});
