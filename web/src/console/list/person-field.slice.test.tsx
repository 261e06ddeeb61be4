/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { PeopleDocument } from '../../generated/console/people.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { PersonField } from './PersonField.tsx';

afterEach(cleanup);

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
