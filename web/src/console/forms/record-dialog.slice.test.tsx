/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { z } from 'zod';
import { showPage } from '../../lib/testing/page.tsx';
import { i18nProvider } from '../i18n-provider.ts';
import { CreateDialog, EditDialog } from './index.ts';
import { TextField } from './inputs.tsx';

afterEach(cleanup);
const schema = z.object({ title: z.string() });
const begun = { id: 'one', _revision: 1, title: 'Library' };
const shared = { resource: 'things', schema, title: 'Thing', saved: () => 'Done' };
const field = <TextField source="title" label="Title" />;
const title = () => screen.getByLabelText<HTMLInputElement>('Title');

test.each(['a new record', 'a record that is there'])('of %s nothing can be typed while it is sent', async (kind) => {
  let isClosed = false;
  let end: (() => void) | undefined;
  const sent = async () => {
    await new Promise<void>((resolve) => (end = resolve));
    return { data: begun };
  };
  const provider = { create: sent, update: sent, getOne: async () => ({ data: begun }) };
  const onClose = () => void (isClosed = true);
  showPage(
    <CoreAdminContext dataProvider={provider as never} i18nProvider={i18nProvider}>
      {kind === 'a new record' ? (
        <CreateDialog {...shared} begun={{ title: 'Library' }} onClose={onClose}>
          {field}
        </CreateDialog>
      ) : (
        <EditDialog<typeof begun, typeof schema>
          {...shared}
          id="one"
          fields={{ title: { label: 'Title' } }}
          fieldsOf={(one) => ({ title: one.title })}
          onClose={onClose}
        >
          {field}
        </EditDialog>
      )}
    </CoreAdminContext>,
  );
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Old library' } });
  title().focus();
  expect(title().readOnly).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(end).toBeDefined());
  await waitFor(() => expect([title().readOnly, document.activeElement]).toEqual([true, title()]));
  await act(async () => end!());
  await waitFor(() => expect(isClosed).toBe(true));
});

test('what is typed into a new record that keeps a draft comes back, and can be discarded', async () => {
  const show = () =>
    showPage(
      <CoreAdminContext dataProvider={{} as never} i18nProvider={i18nProvider}>
        <CreateDialog {...shared} draft="thing:new" begun={{ id: 'two', title: 'Library' }} onClose={() => undefined}>
          {field}
        </CreateDialog>
      </CoreAdminContext>,
    );
  show();
  expect(screen.queryByRole('button', { name: 'Discard the draft' })).toBeNull();
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Old library' } });
  expect(await screen.findByText('Draft saved on this device')).toBeTruthy();
  cleanup();
  show();
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Old library');
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await waitFor(() => expect(title().value).toBe('Library'));
  await waitFor(() => expect(localStorage.getItem('draft:thing:new')).toBeNull());
});
