/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { PeopleDocument } from '../../generated/console/people.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { PersonField } from './PersonField.tsx';

afterEach(cleanup);

const sven = { id: '1'.repeat(24), fullName: 'Sven Marlowe', email: 'sven@example.org' };
const svenja = { id: '2'.repeat(24), fullName: 'Svenja Holt', email: 'svenja@example.org' };
/** It is a field in a form, where these people are found by what was typed. */
async function showField(...found: readonly (typeof sven)[]) {
  const heard: string[] = [];
  const people = answers(PeopleDocument, () => ({ data: { allAdminUsers: { items: [...found] } } }));
  showConsole(
    <form onSubmit={() => heard.push('sent')}>
      <PersonField label="Student" value="" onChange={(id) => heard.push(id)} />
      <button>Add</button>
    </form>,
    [people.mock],
  );
  const field = screen.getByLabelText('Student') as HTMLInputElement;
  const type = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(document.querySelectorAll('option')).toHaveLength(found.length));
  };
  return { field, heard, type };
}

test('Enter chooses the only person who was found, or whose whole name was typed, and does not send the form', async () => {
  const { field, heard, type } = await showField(sven);
  await type('sve');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect([heard, field.value]).toEqual([[sven.id], '']);
  cleanup();
  const two = await showField(sven, svenja);
  await two.type('sven');
  expect(fireEvent.keyDown(two.field, { key: 'Enter' })).toBe(false);
  expect([two.heard, two.field.value]).toEqual([[], 'sven']);
  await two.type('svenja holt');
  fireEvent.keyDown(two.field, { key: 'Enter' });
  expect(two.heard).toEqual([svenja.id]);
  expect(fireEvent.keyDown(two.field, { key: 'Enter' })).toBe(true);
});

test('a whole name or address that is left is that person, and the beginning of one is nobody', async () => {
  const { field, heard, type } = await showField(sven, svenja);
  await type('Svenja@example.org');
  fireEvent.blur(field);
  await type('Sven');
  fireEvent.blur(field);
  expect([heard, field.value]).toEqual([[svenja.id], '']);
});

test('somebody who was invited since is found by what found nobody before', async () => {
  const items: { id: string; fullName: string; email: string }[] = [];
  const people = answers(PeopleDocument, () => ({ data: { allAdminUsers: { items: [...items] } } }));
  showConsole(<PersonField label="Student" value="" onChange={() => undefined} />, [people.mock]);
  const field = screen.getByLabelText('Student');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('Sven');
  await waitFor(() => expect(people.seen).toHaveLength(1));
  type('');
  items.push({ id: '1'.repeat(24), fullName: 'Sven Marlowe', email: 'sven@example.org' });
  type('Sven');
  await waitFor(() => expect(document.querySelector('option')?.value).toBe('Sven Marlowe (sven@example.org)'));
});

test('one sign that is a name is looked for, one letter is not', async () => {
  const items = [{ id: '2'.repeat(24), fullName: '小明 王', email: 'xm@example.org' }];
  const people = answers(PeopleDocument, () => ({ data: { allAdminUsers: { items } } }));
  showConsole(<PersonField label="Student" value="" onChange={() => undefined} />, [people.mock]);
  for (const value of ['S', '王']) fireEvent.change(screen.getByLabelText('Student'), { target: { value } });
  await waitFor(() => expect(document.querySelector('option')?.value).toBe('小明 王 (xm@example.org)'));
  expect(people.seen).toEqual([{ q: '王' }]);
});
