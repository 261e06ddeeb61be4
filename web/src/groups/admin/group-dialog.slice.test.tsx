/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { RegionChoicesDocument } from '../../generated/console/places.ts';
import { InResource } from '../../console/testing/InResource.tsx';
import { AttendanceSchemaChoicesDocument, UpdateGroupDocument } from '../../generated/groups/admin/group-acts.ts';
import { GroupDocument, type AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { answers, renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { evening } from './group.examples.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { groupsResource } from './groups.resource.tsx';
import { NewGroup } from './NewGroup.tsx';
import { RegionFirst } from './RegionFirst.tsx';

let stands = evening;
afterEach(() => {
  cleanup();
  stands = evening;
});
const choices = answers(AttendanceSchemaChoicesDocument, () => ({ data: { attendanceSchemaChoices: [] } }));
const standing = answers(GroupDocument, () => ({ data: { Group: { __typename: 'Group', ...stands } } }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('two who change one group', () => {
  const overtaken = async (theirs: Partial<AdminGroupDetailFragment>) => {
    const update = answers(UpdateGroupDocument, ({ expectedRevision }) =>
      expectedRevision === stands._revision
        ? { data: { updateGroup: { __typename: 'Group', id: evening.id, _revision: 6 } } }
        : { refusal: { message: 'Somebody was faster.', code: 'conflict' } },
    );
    showPage(
      <InResource resource={groupsResource}>
        <GroupDialog group={evening} onClose={() => undefined} />
      </InResource>,
      { mocks: [choices.mock, standing.mock, update.mock], user: renata },
    );
    await screen.findByLabelText(/^Group/);
    type(/^Group/, 'Evening One');
    stands = { ...evening, ...theirs, _revision: 5 };
    fireEvent.click(screen.getByText('Save'));
    return update;
  };

  test.each([
    ['keeps the own', 'Keep yours: Evening One', 'Evening One'],
    ['takes the other', 'Take theirs: Late Year 1', 'Late Year 1'],
  ])('the second sees both values of the same field, and %s', async (_, choice, name) => {
    const update = await overtaken({ name: 'Late Year 1', endDate: '2027-07-15' });
    fireEvent.click(await screen.findByLabelText(choice));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByLabelText('Keep yours: Evening One')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Ends/).value).toBe('2027-07-15');
    fireEvent.click(screen.getByText('Save'));
    expect(await screen.findByText(`${name} is saved`)).toBeTruthy();
    expect(update.seen.map(({ expectedRevision }) => expectedRevision)).toEqual([4, 5]);
    expect(update.seen.at(-1)?.input).toMatchObject({ name, endDate: '2027-07-15' });
  });
  test('in different fields it merges, and saving again is enough', async () => {
    const update = await overtaken({ programYear: 2 });
    await screen.findByText(/^Somebody changed this while you were looking at it/);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    fireEvent.click(screen.getByText('Save'));
    expect(await screen.findByText('Evening One is saved')).toBeTruthy();
    expect(update.seen.at(-1)).toMatchObject({
      expectedRevision: 5,
      input: { name: 'Evening One', programYear: 2 },
    });
  });
});

test('a group in a language that nobody can choose any more shows it, and keeps it', async () => {
  stands = { ...evening, locale: 'pl_PL' };
  const update = answers(UpdateGroupDocument, () => ({
    data: { updateGroup: { __typename: 'Group', id: evening.id, _revision: 5 } },
  }));
  showPage(
    <InResource resource={groupsResource}>
      <GroupDialog group={stands} onClose={() => undefined} />
    </InResource>,
    { mocks: [choices.mock, standing.mock, update.mock], user: renata },
  );
  const language = await screen.findByLabelText<HTMLSelectElement>(/^Language/);
  expect([language.value, [...language.options].map(({ value }) => value)]).toEqual(['pl_PL', ['pl_PL', 'en']]);
  type(/^Group/, 'Evening One');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(update.seen).toMatchObject([{ input: { name: 'Evening One', locale: 'pl_PL' } }]));
});

describe('the form of a group is closed', () => {
  const open = () => {
    const onClose = jest.fn();
    showPage(
      <InResource resource={groupsResource}>
        <GroupDialog group={evening} onClose={onClose} />
      </InResource>,
      { mocks: [choices.mock, standing.mock], user: renata },
    );
    return onClose;
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('at once where nothing was typed', async () => {
    const onClose = open();
    await screen.findByLabelText(/^Group/);
    press('Cancel');
    expect([onClose.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([1, null]);
  });
  test('after a question where something was, which stays for who says no', async () => {
    const onClose = open();
    await screen.findByLabelText(/^Group/);
    type(/^Group/, 'Evening One');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await screen.findByRole('alertdialog', { name: /^Unsaved changes\./ });
    press('Stay here');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([screen.getByLabelText<HTMLInputElement>(/^Group/).value, onClose.mock.calls.length]).toEqual([
      'Evening One',
      0,
    ]);
    press('Cancel');
    await screen.findByRole('alertdialog', { name: /^Unsaved changes\./ });
    press('Leave page');
    expect(onClose.mock.calls).toHaveLength(1);
  });
});

test('a new group begins with its region; sent empty, each field says what is missing, and the first has the focus', async () => {
  const regions = answers(RegionChoicesDocument, () => ({
    data: {
      regions: ['Alton', 'Bergen'].map((name) => ({
        __typename: 'Region',
        _id: name,
        name,
        zone: 'EUROPE' as const,
        closed: false,
      })),
    },
  }));
  showPage(
    <InResource resource={groupsResource}>
      <NewGroup />
    </InResource>,
    { mocks: [choices.mock, regions.mock], user: renata },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New group' }));
  const region = await screen.findByLabelText(/^Region/);
  expect(document.activeElement).toBe(region);
  act(() => screen.getByLabelText(/^Ends/).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Create the group' }));
  expect((await screen.findByText('Please choose.')).closest('div')?.contains(region)).toBe(true);
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(1);
  // What else would take the focus does so a moment later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(region);
});

test('where there is no region yet the button leads there, and one that was made since is there without a new start', async () => {
  let named: readonly string[] = [];
  const regions = answers(RegionChoicesDocument, () => ({
    data: {
      regions: named.map((name) => ({
        __typename: 'Region',
        _id: name,
        name,
        zone: 'EUROPE' as const,
        closed: false,
      })),
    },
  }));
  function Pages() {
    const [n, setPage] = useState(0);
    return (
      <>
        <button onClick={() => setPage(n + 1)}>another page</button>
        <NewGroup key={`new ${n}`} />
        <RegionFirst key={`first ${n}`} />
      </>
    );
  }
  showPage(
    <InResource resource={groupsResource}>
      <Pages />
    </InResource>,
    { mocks: [choices.mock, regions.mock], user: renata },
  );
  const first = await screen.findByRole('link', { name: 'Create a region first' });
  expect(first.getAttribute('href')).toBe('/regions');
  expect(screen.queryByRole('button', { name: 'New group' })).toBeNull();
  named = ['Alton'];
  fireEvent.click(screen.getByText('another page'));
  expect(await screen.findByRole('button', { name: 'New group' })).toBeTruthy();
});
