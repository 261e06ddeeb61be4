import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { categories } from '@paideia/projection-service/categories/category.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const categoryId = 'c'.repeat(24);
let api: ApiSpec;
let owner: string;
beforeAll(async () => {
  api = await apiSpec();
  owner = await api.signIn(userView({ _id: '1'.repeat(24), roles: ['superadmin', 'admin', 'user'] }));
  const common = { _revision: 2, kind: 'course', updatedAt: '2026-09-01' } as const;
  await api.put(
    categories,
    { ...common, _id: categoryId, name: 'Ministry', nameKey: 'ministry', order: 2 },
    { ...common, _id: 'd'.repeat(24), name: 'Biblical Studies', nameKey: 'biblical studies', order: 1 },
    { ...common, _id: 'e'.repeat(24), kind: 'video', name: 'Alumni', nameKey: 'alumni', order: 1 },
  );
});
afterAll(() => api.close());
const list = '{ allCategories(sortField: "order", filter: { kind: course }) { items { name order } } }';

test('superadmins list the categories of a kind, in their order', async () => {
  const { data } = await api.post(list, {}, { cookie: owner });
  expect(data?.['allCategories']).toEqual({
    items: [
      { name: 'Biblical Studies', order: 1 },
      { name: 'Ministry', order: 2 },
    ],
  });
});
test('admins do not', async () => {
  const cookie = await api.signIn(userView({ _id: '2'.repeat(24), roles: ['admin', 'user'] }));
  expect((await api.post(list, {}, { cookie })).errors[0]?.extensions.code).toBe('noAccess');
});
test('one is saved and deleted by its commands', async () => {
  const input = `{ _id: "${categoryId}", kind: course, name: "Service", order: 3 }`;
  await api.post(`mutation { saveCategory(input: ${input}, expectedRevision: 2) { id } }`, {}, { cookie: owner });
  expect(api.sent.at(-1)?.envelope).toMatchObject({
    type: 'SaveCategory',
    expectedRevision: 2,
    data: { categoryId, kind: 'course', name: 'Service', order: 3 },
  });
  await api.post(`mutation { deleteCategory(_id: "${categoryId}", expectedRevision: 2) }`, {}, { cookie: owner });
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'DeleteCategory', data: { categoryId } });
});
