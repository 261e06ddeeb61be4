/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, Form } from 'react-admin';
import type { UpdateParams } from 'ra-core';
import { z } from 'zod';
import { kernelMessages } from '../../lib/ui/index.ts';
import { freya, showPage } from '../../lib/testing/page.tsx';
import { rememberUser } from '../../lib/session/index.ts';
import { dropLostSession } from '../../lib/session/session.ts';
import { translator } from '../../lib/i18n/index.ts';
import { i18nProvider } from '../i18n-provider.ts';
import { EditForm } from './EditForm.tsx';
import { richWords } from '../../lib/rich-text/index.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { TextField } from './inputs.tsx';

const schema = z.object({ title: z.string(), place: z.string() });
type Thing = z.infer<typeof schema> & { readonly id: string; readonly _revision: number };
const begun: Thing = { id: 'one', _revision: 1, title: 'Library', place: 'Wells' };
afterEach(cleanup);

/** Each save waits until it is let go, and trims what it is given, as a service does. */
function show({
  draft,
  stands = begun,
  isReadingBehind = false,
}: { readonly draft?: string; readonly stands?: Thing; readonly isReadingBehind?: boolean } = {}) {
  let present = stands;
  const sent: Thing[] = [];
  const held: (() => void)[] = [];
  const update = async (_: string, { data }: UpdateParams<Thing>) => {
    sent.push(data as Thing);
    await new Promise<void>((resolve) => held.push(resolve));
    if (isReadingBehind) return { data: present };
    present = { ...present, title: data.title!.trim(), place: data.place!.trim(), _revision: present._revision + 1 };
    return { data: present };
  };
  const provider = { update, getOne: async () => ({ data: present }) };
  const words = { title: { label: 'Title' }, place: { label: 'Place' } };
  const fieldsOf = ({ title, place }: Thing) => ({ title, place });
  showPage(
    <CoreAdminContext dataProvider={provider as never} i18nProvider={i18nProvider}>
      <EditForm
        resource="things"
        record={stands}
        {...(draft === undefined ? {} : { draft })}
        schema={schema}
        fields={words}
        fieldsOf={fieldsOf}
        saved={() => 'Done'}
      >
        <TextField source="title" label="Title" />
        <TextField source="place" label="Place" />
      </EditForm>
    </CoreAdminContext>,
  );
  return { sent, held };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: translator(kernelMessages)('save') }));

test('what is typed while a save is on its way stays, and goes with the next save under the revision of the first', async () => {
  const { sent, held } = show();
  type('Title', ' Old library ');
  save();
  await waitFor(() => expect(held).toHaveLength(1));
  type('Place', 'Bath');
  await act(async () => held[0]!());
  await screen.findByText('Done');
  await waitFor(() => expect(field('Title').value).toBe('Old library'));
  expect(field('Place').value).toBe('Bath');
  save();
  await waitFor(() => expect(held).toHaveLength(2));
  expect(sent.map(({ title, place, _revision }) => [title, place, _revision])).toEqual([
    [' Old library ', 'Wells', 1],
    ['Old library', 'Bath', 2],
  ]);
  await act(async () => held[1]!());
  await waitFor(() => expect(field('Place').value).toBe('Bath'));
});

test('a double click saves once, and says so once', async () => {
  const { sent, held } = show();
  type('Title', 'Old library');
  save();
  save();
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => held[0]!());
  expect(await screen.findAllByText('Done')).toHaveLength(1);
  expect([sent.length, held.length]).toEqual([1, 1]);
  type('Title', 'New library');
  save();
  await waitFor(() => expect(held).toHaveLength(2));
  await act(async () => held[1]!());
});

test('what is typed into a long form comes back after a reload, until it is saved or discarded', async () => {
  const first = show({ draft: 'thing:one' });
  type('Title', 'Old library');
  await screen.findByText('Draft saved on this device');
  cleanup();
  const { sent, held } = show({ draft: 'thing:one' });
  expect(await screen.findByText(/This is what you typed here before/)).toBeTruthy();
  expect([field('Title').value, field('Place').value]).toEqual(['Old library', 'Wells']);
  save();
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => held[0]!());
  await waitFor(() => expect(localStorage.getItem('draft:thing:one')).toBeNull());
  expect([first.sent, sent.map(({ title }) => title)]).toEqual([[], ['Old library']]);
  type('Place', 'Bath');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  await waitFor(() => expect(field('Place').value).toBe('Wells'));
  await waitFor(() => expect(localStorage.getItem('draft:thing:one')).toBeNull());
});

test('a draft over what somebody else has changed since is sent under the revision that it began on', async () => {
  show({ draft: 'thing:one' });
  type('Title', 'Old library');
  await screen.findByText('Draft saved on this device');
  cleanup();
  const { sent, held } = show({ draft: 'thing:one', stands: { ...begun, _revision: 7, place: 'York' } });
  await screen.findByText(/This is what you typed here before/);
  save();
  await waitFor(() => expect(held).toHaveLength(1));
  expect(sent.map(({ title, _revision }) => [title, _revision])).toEqual([['Old library', 1]]);
  localStorage.clear();
});

test('what is typed when the session ends by itself is there again, on the revision that was seen, and goes with the first save', async () => {
  rememberUser(freya);
  show();
  type('Title', 'Old library');
  dropLostSession(() => dispatchEvent(new Event('pagehide')));
  cleanup();
  rememberUser(freya);
  // Somebody else has changed it meanwhile.
  const { sent, held } = show({ stands: { ...begun, place: 'Bath', _revision: 5 } });
  await waitFor(() => expect(field('Title').value).toBe('Old library'));
  save();
  await waitFor(() => expect(held).toHaveLength(1));
  expect(sent[0]).toMatchObject({ title: 'Old library', place: 'Wells', _revision: 1 });
  await act(async () => held[0]!());
  await screen.findByText('Done');
  cleanup();
  show();
  expect(field('Title').value).toBe('Library');
});
test('what is given up is not there again', async () => {
  rememberUser(freya);
  show();
  type('Title', 'Old library');
  dispatchEvent(new Event('pagehide'));
  cleanup();
  show();
  await act(async () => undefined);
  expect(field('Title').value).toBe('Library');
});

test('what was saved stands in the form while reading is behind it', async () => {
  const { held } = show({ isReadingBehind: true });
  type('Title', 'Old library');
  save();
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => held[0]!());
  await screen.findByText('Done');
  await act(async () => undefined);
  expect([field('Title').value, field('Place').value]).toEqual(['Old library', 'Wells']);
});

test.each([
  ['<h2>Stay</h2><p>Ours</p>', '<h2>Stay</h2><p>Theirs</p>', ['Keep yours: Stay\nOurs', 'Take theirs: Stay\nTheirs']],
  ['<p>Same</p>', '<p><b>Same</b></p>', ['Keep yours: <p>Same</p>', 'Take theirs: <p><b>Same</b></p>']],
])('a text is offered in words, and where only its markup differs as it is written: %s', (mine, theirs, said) => {
  const conflict = { base: { text: '' }, mine: { text: mine }, theirs: { text: theirs } };
  showPage(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Form>
        <ConflictChoice conflict={conflict} fields={{ text: { label: 'Text', words: richWords } }} />
      </Form>
    </CoreAdminContext>,
  );
  expect(screen.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toEqual(said);
});
