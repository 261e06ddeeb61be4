/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, useList } from 'react-admin';
import { showConsole } from '../../lib/testing/console.tsx';
import { Themed } from '../../lib/theme/index.ts';
import { i18nProvider } from '../i18n-provider.ts';
import { ListPager } from './ListPager.tsx';

afterEach(cleanup);

function Pages() {
  const data = Array.from({ length: 30 }, (_, id) => ({ id }));
  return (
    <ListContextProvider value={useList({ data, perPage: 10 })}>
      <ListPager />
    </ListContextProvider>
  );
}

test.each([
  ['on a phone', true],
  ['on a wide screen', false],
])('%s the steps through the pages are ours, with names in the language of the page', async (_, matches) => {
  const before = globalThis.matchMedia;
  // It answers as much of `matchMedia` as is asked.
  globalThis.matchMedia = jest.fn<typeof matchMedia>(
    (media) =>
      ({
        media,
        matches,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  try {
    showConsole(
      <Themed>
        <CoreAdminContext i18nProvider={i18nProvider}>
          <Pages />
        </CoreAdminContext>
      </Themed>,
      [],
    );
    const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next page' });
    expect(next.disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  } finally {
    globalThis.matchMedia = before;
  }
});
