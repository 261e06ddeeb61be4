/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { pagesFor } from '../../app/shell/palette/pages.ts';
import { screens } from '../../app/screens.ts';
import { renata } from '../../lib/testing/console.tsx';
import { freya, showPage } from '../../lib/testing/page.tsx';
import { NewsTabs } from './NewsTabs.tsx';

afterEach(cleanup);
const keyholder = { ...freya, permissions: ['news:read', 'news:write'] };

test.each([
  ['an admin', renata, ['News', 'Kinds of message', 'Delivery log']],
  ['whoever has the key to news alone', keyholder, []],
])('what people are told is beside the news for %s', (_, user, expected) => {
  showPage(<NewsTabs tab="news" />, { user, path: '/news/admin' });
  expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(expected);
});
test.each([
  ['an admin', renata, ['/news/admin', '/news/admin?tab=kinds', '/news/admin?tab=deliveries']],
  ['whoever has the key alone', keyholder, ['/news/admin']],
])('and the palette offers %s what is open', (_, user, expected) => {
  const offered = pagesFor(screens, user).map(({ to }) => to);
  expect(offered.filter((to) => to.startsWith('/news/admin'))).toEqual(expected);
});
