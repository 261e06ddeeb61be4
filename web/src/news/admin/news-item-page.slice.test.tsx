/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { InResource } from '../../console/testing/InResource.tsx';
import {
  NewsItemDocument,
  PublishNewsDocument,
  UpdateNewsDocument,
  type NewsItemDetailFragment,
} from '../../generated/news/admin/news-admin.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { answers, renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { newsItem } from '../news.screens.ts';
import { newsItemsResource } from './news-items.resource.tsx';
import { NewsItemPage } from './NewsItemPage.tsx';

const written: NewsItemDetailFragment = {
  id: '5eed000000000000000000b1',
  _revision: 2,
  title: 'Open day',
  body: '<p>On the ridge.</p>',
  pictures: [],
  locale: null,
  audience: 'all',
  regionIds: [],
  groupIds: [],
  fromDate: null,
  toDate: null,
  pinned: false,
  published: false,
  shownFrom: '2026-11-20',
};
let stands = written;
afterEach(() => {
  cleanup();
  stands = written;
});

const show = () => {
  const item = answers(NewsItemDocument, () => ({ data: { NewsItem: { __typename: 'NewsItem', ...stands } } }));
  const update = answers(UpdateNewsDocument, ({ input }) => {
    stands = { ...stands, title: input.title, _revision: 3 };
    return { data: { updateNews: { __typename: 'NewsItem', id: written.id, _revision: 3 } } };
  });
  const publish = answers(PublishNewsDocument, () => {
    stands = { ...stands, published: true, _revision: 4 };
    return { data: { publishNews: { __typename: 'NewsItem', id: written.id, _revision: 4 } } };
  });
  showPage(
    <InResource resource={newsItemsResource}>
      <Routes>
        <Route path={newsItem.path} element={<NewsItemPage />} />
      </Routes>
    </InResource>,
    {
      mocks: [item.mock, update.mock, publish.mock],
      user: renata,
      path: addressOf(newsItem, { id: written.id }),
    },
  );
  return { publish };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const hint = /^What you have typed is not saved yet\./;

test('what is only typed is not published: it says so, and publishes once it is saved', async () => {
  const { publish } = show();
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Open evening' } });
  for (const [act, title] of [
    ['Publish', 'Publish Open day?'],
    ['Delete', 'Delete Open day?'],
  ] as const) {
    press(act);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).toMatch(/What you have typed is not saved yet\./);
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(publish.seen).toEqual([]);

  press('Save');
  await screen.findByRole('heading', { level: 1, name: 'Open evening' });
  press('Publish');
  await screen.findByRole('dialog', { name: 'Publish Open evening?' });
  expect(screen.queryByText(hint)).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'Publish' }).at(-1)!);
  await waitFor(() => expect(publish.seen).toMatchObject([{ _id: written.id, expectedRevision: 3 }]));
});

test('news in a language that nobody can choose any more shows it', async () => {
  stands = { ...written, locale: 'pl_PL' };
  show();
  const language = await screen.findByLabelText<HTMLSelectElement>(/^Language/);
  expect([language.value, [...language.options].map(({ value }) => value)]).toEqual(['pl_PL', ['pl_PL', '', 'en']]);
});
