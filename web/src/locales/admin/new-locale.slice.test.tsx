/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { InResource } from '../../console/testing/InResource.tsx';
import { AllLocaleAdminsDocument } from '../../generated/locales/admin/locales-admin.ts';
import { locales } from '../../lib/i18n/index.ts';
import { answers, renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { localesResource } from './locales.resource.tsx';
import { NewLocale } from './NewLocale.tsx';

afterEach(cleanup);
const show = (there: readonly string[]) => {
  const all = answers(AllLocaleAdminsDocument, () => ({
    data: {
      allLocaleAdmins: {
        items: there.map((value) => ({ id: value, _revision: 0, name: value, value, label: value })),
        total: there.length,
        more: false,
        next: null,
      },
    },
  }));
  showPage(
    <InResource resource={localesResource}>
      <NewLocale />
    </InResource>,
    { mocks: [all.mock], user: { ...renata, roles: ['superadmin', 'admin', 'manager', 'user'] } },
  );
};
const button = () => screen.queryByRole('button', { name: 'Add a language' });

test('the languages that are left are offered, and no others', async () => {
  const left = ['it_IT', 'uk_UA'];
  show(locales.filter((value) => !left.includes(value)));
  fireEvent.click(button()!);
  const choice = await screen.findByLabelText<HTMLSelectElement>(/^Code/);
  await waitFor(() => expect([...choice.options].map(({ value }) => value)).toEqual(left));
});
test('where none is left nothing is added', async () => {
  show(locales);
  await waitFor(() => expect(button()).toBeNull());
});
