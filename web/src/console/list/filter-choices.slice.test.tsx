/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ListContextProvider, useList } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { GroupChoicesDocument } from '../../generated/console/places.ts';
import { useGroupFilter } from '../filters/use-group-filter.ts';
import { FilterInput } from './FilterInput.tsx';

afterEach(cleanup);

const group = (n: number) => ({
  __typename: 'GroupChoice',
  _id: `g${n}`,
  name: `Group ${n}`,
  regionId: 'r1',
  regionName: null,
  archived: false,
  hasClasses: true,
});
const asked = () =>
  answers(GroupChoicesDocument, () => ({ data: { groupChoices: Array.from({ length: 130 }, (_, n) => group(n)) } }));

function GroupField({ chosen = '', isLabelled = false }: { readonly chosen?: string; readonly isLabelled?: boolean }) {
  const form = useForm({ defaultValues: { groupId: chosen } });
  return (
    <FormProvider {...form}>
      <FilterInput source="groupId" filter={useGroupFilter()} isLabelled={isLabelled} />
    </FormProvider>
  );
}

/** A list that is sorted by name until something else is wanted. */
function StatusFilter() {
  const list = useList<{ readonly id: string }>({ data: [], sort: { field: 'name', order: 'DESC' } });
  const choices = [
    { value: 'paid', label: 'Paid' },
    { value: 'late', label: 'Late', sort: { field: 'dueDate', order: 'ASC' } as const },
  ];
  return (
    <ListContextProvider value={list}>
      <FormProvider {...useForm({ defaultValues: { status: '' } })}>
        <FilterInput
          source="status"
          filter={{ kind: 'choice', name: 'status', label: 'Status', any: 'Any', choices }}
        />
      </FormProvider>
      <output>{`${list.sort.field} ${list.sort.order}`}</output>
    </ListContextProvider>
  );
}
const count = () => screen.getAllByRole('option').length;

test('in the bar nothing is asked for until somebody comes to it', async () => {
  const { mock, seen } = asked();
  showConsole(<GroupField />, [mock]);
  const field = await screen.findByLabelText('Group');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([count(), seen]).toEqual([1, []]);
  fireEvent.pointerEnter(field);
  await waitFor(() => expect(count()).toBe(131));
});

test.each([
  ['that is chosen in the address', 'g120', false],
  ['among those that somebody opened', '', true],
])('for one %s they are asked for at once', async (_, chosen, isLabelled) => {
  const { mock } = asked();
  showConsole(<GroupField chosen={chosen} isLabelled={isLabelled} />, [mock]);
  await waitFor(() => expect(count()).toBe(131));
  expect((await screen.findByLabelText<HTMLSelectElement>('Group')).value).toBe(chosen);
});

test('whoever cannot hover finds them there', async () => {
  const before = globalThis.matchMedia;
  // It answers as much of `matchMedia` as is asked.
  globalThis.matchMedia = jest.fn<typeof matchMedia>(
    (media) =>
      ({
        media,
        matches: media !== '(hover: hover)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  try {
    const { mock } = asked();
    showConsole(<GroupField />, [mock]);
    await waitFor(() => expect(count()).toBe(131));
  } finally {
    globalThis.matchMedia = before;
  }
});

test('a choice with an order of its own begins with that, and no other changes it', async () => {
  showConsole(<StatusFilter />, []);
  const field = await screen.findByLabelText('Status');
  const order = () => screen.getByRole('status').textContent;
  fireEvent.change(field, { target: { value: 'paid' } });
  expect(order()).toBe('name DESC');
  fireEvent.change(field, { target: { value: 'late' } });
  expect(order()).toBe('dueDate ASC');
  fireEvent.change(field, { target: { value: '' } });
  expect(order()).toBe('dueDate ASC');
});

test('groups that are over stand last, under a heading', async () => {
  const some = [{ ...group(1), archived: true }, group(2)];
  const { mock } = answers(GroupChoicesDocument, () => ({ data: { groupChoices: some } }));
  showConsole(<GroupField />, [mock]);
  fireEvent.focus(await screen.findByLabelText('Group'));
  const heading = await screen.findByRole('group', { name: 'Archived' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Any group',
    'Group 2',
    'Group 1',
  ]);
  expect(heading.textContent).toBe('Group 1');
});
