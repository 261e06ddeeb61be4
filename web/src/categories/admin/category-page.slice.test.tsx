/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { InResource } from '../../console/testing/InResource.tsx';
import {
  CategoryDocument,
  SaveCategoryDocument,
  type AdminCategoryFragment,
} from '../../generated/categories/admin/categories-admin.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { answers, renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { category } from '../categories.screens.ts';
import { categoriesResource } from './categories.resource.tsx';
import { CategoryPage } from './CategoryPage.tsx';

afterEach(cleanup);
const owner: typeof renata = { ...renata, roles: ['superadmin', 'admin', 'manager', 'user'] };
const sermons: AdminCategoryFragment = {
  id: '5eed000000000000000000c1',
  _revision: 2,
  kind: 'video',
  name: 'Sermons',
  order: 1,
  updatedAt: '2026-11-20T09:00:00.000Z',
};

test('a category is renamed, and is used for the same as before', async () => {
  const one = answers(CategoryDocument, () => ({ data: { Category: { __typename: 'Category', ...sermons } } }));
  const save = answers(SaveCategoryDocument, () => ({
    data: { saveCategory: { __typename: 'Category', id: sermons.id, _revision: 3 } },
  }));
  showPage(
    <InResource resource={categoriesResource}>
      <Routes>
        <Route path={category.path} element={<CategoryPage />} />
      </Routes>
    </InResource>,
    { mocks: [one.mock, save.mock], user: owner, path: addressOf(category, { id: sermons.id }) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const name = await screen.findByLabelText(/^Name/);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.change(name, { target: { value: 'Teaching' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(save.seen).toMatchObject([{ input: { _id: sermons.id, kind: 'video', name: 'Teaching' } }]),
  );
});
