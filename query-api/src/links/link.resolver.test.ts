import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { links } from '@paideia/projection-service/links/link.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const [first, second, other] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const linkId = 'a'.repeat(24);
let api: ApiSpec;
let student: string;
let admin: string;
beforeAll(async () => {
  api = await apiSpec();
  student = await api.signIn(userView({ _id: 'b'.repeat(24), roles: ['user'], groupIds: [first, second] }));
  admin = await api.signIn(userView({ _id: 'c'.repeat(24), roles: ['admin', 'user'] }));
  const named = (_id: string, name: string) => ({ _id, name }) as GroupView; // No more of a group is looked at.
  await api.put(groups, named(first, 'Zion'), named(second, 'Acts'));
  const link = (_id: string, title: string, groupId: string | null, order = 1) => {
    const url = 'https://example.org/';
    return { _id, _revision: 0, title, titleKey: title, url, groupId, order, updatedAt: '2026-09-01' };
  };
  await api.put(
    links,
    link(linkId, 'Of all', null),
    link('d'.repeat(24), 'Second of Zion', first, 2),
    link('e'.repeat(24), 'First of Zion', first, 1),
    link('f'.repeat(24), 'Of Acts', second, 9),
    link('0'.repeat(24), 'Of others', other, 0),
  );
});
afterAll(() => api.close());
const titles = async (query: string, cookie?: string) => {
  const { data } = await api.post(query, {}, cookie === undefined ? {} : { cookie });
  return (data?.['links'] as readonly { title: string }[]).map(({ title }) => title);
};

test('students see those for all, and those of their groups in order', async () => {
  expect(await titles('{ links { title } }', student)).toEqual([
    'Of all',
    'Of Acts',
    'First of Zion',
    'Second of Zion',
  ]);
  expect(await titles(`{ links(groupId: "${second}") { title } }`, student)).toEqual(['Of all', 'Of Acts']);
});
test('not those of other groups, though they name them', async () => {
  expect(await titles(`{ links(groupId: "${other}") { title } }`, student)).toEqual(['Of all']);
});
test('visitors see none, and students no list of all', async () => {
  expect((await api.post('{ links { title } }')).errors[0]?.extensions.code).toBe('session.none');
  expect((await api.post('{ allLinks { total } }', {}, { cookie: student })).errors[0]?.extensions.code).toBe(
    'noAccess',
  );
});
test('admins list those of a group, and save and delete them by their commands', async () => {
  const list = await api.post(
    `{ allLinks(sortField: "order", filter: { groupId: "${first}" }) { items { title groupName } } }`,
    {},
    { cookie: admin },
  );
  expect(list.data?.['allLinks']).toEqual({
    items: [
      { title: 'First of Zion', groupName: 'Zion' },
      { title: 'Second of Zion', groupName: 'Zion' },
    ],
  });
  const input = `{ _id: "${linkId}", title: "Library", url: "https://example.org/l", order: 3 }`;
  await api.post(`mutation { saveLink(input: ${input}, expectedRevision: 0) { id } }`, {}, { cookie: admin });
  expect(api.sent.at(-1)?.envelope).toMatchObject({
    type: 'SaveLink',
    expectedRevision: 0,
    data: { linkId, title: 'Library', url: 'https://example.org/l', order: 3 },
  });
  await api.post(`mutation { deleteLink(_id: "${linkId}", expectedRevision: 0) }`, {}, { cookie: admin });
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'DeleteLink', data: { linkId } });
});
