/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { Dropdown } from '../../lib/forms/index.ts';
import { MyRegisterGroupsDocument } from '../../generated/registers/admin/register-admin.ts';
import { AttendancesPage } from './AttendancesPage.tsx';
import { useRegisterGroupChoices, useRegisterGroups } from './use-register-groups.ts';

afterEach(cleanup);

const groupsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    __typename: 'RegisterGroup',
    _id: `g${n}`,
    name: `Group ${n}`,
    regionId: 'r1',
    timeZone: 'UTC',
    archived: false,
  }));
const asked = (count: number, archived = 0) =>
  answers(MyRegisterGroupsDocument, ({ first, besides }) => {
    const all = groupsOf(count + archived);
    const some = all.slice(0, Math.min((first as number | null) ?? count, count));
    return {
      data: { myRegisterGroups: [...some, ...all.filter((one) => one._id === besides && !some.includes(one))] },
    };
  });

function Groups({ wanted }: { readonly wanted: string | null }) {
  const { remote, load } = useRegisterGroups(wanted);
  const options = (remote.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return remote.isLoading ? null : (
    <Dropdown label="Group" value={wanted ?? ''} options={options} onChange={() => undefined} onCome={load} />
  );
}
function GroupFilter() {
  const { choices, load } = useRegisterGroupChoices();
  return <Dropdown label="Group" value="" hasPlaceholder options={choices} onChange={() => undefined} onCome={load} />;
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('of few groups all are there at once', async () => {
  const { mock, seen } = asked(3);
  showConsole(<Groups wanted="g2" />, [mock]);
  fireEvent.focus(await screen.findByLabelText('Group'));
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(seen).toEqual([{ first: 100, besides: null }]);
});

test('one that is archived is there once the address names it, and no other in its place', async () => {
  const { mock, seen } = asked(3, 1);
  showConsole(<Groups wanted="g3" />, [mock]);
  expect((await screen.findByLabelText<HTMLSelectElement>('Group')).value).toBe('g3');
  expect(options()).toHaveLength(4);
  expect(seen).toEqual([
    { first: 100, besides: null },
    { first: 0, besides: 'g3' },
  ]);
});

test('of many the first are there and the one in the address, all of them once somebody comes', async () => {
  const { mock, seen } = asked(250);
  showConsole(<Groups wanted="g200" />, [mock]);
  const field = (await screen.findByLabelText('Group')) as HTMLSelectElement;
  expect([options().length, field.value]).toEqual([101, 'g200']);
  fireEvent.pointerEnter(field);
  await waitFor(() => expect(options()).toHaveLength(250));
  expect(seen).toEqual([
    { first: 100, besides: null },
    { first: 0, besides: 'g200' },
    { first: null, besides: null },
  ]);
});

test('a filter of a list offers groups that are over as well, under a heading', async () => {
  const { mock, seen } = answers(MyRegisterGroupsDocument, () => {
    const [over, here] = groupsOf(2);
    return { data: { myRegisterGroups: [here!, { ...over!, archived: true }] } };
  });
  showConsole(<GroupFilter />, [mock]);
  fireEvent.focus(await screen.findByLabelText('Group'));
  expect((await screen.findByRole('group', { name: 'Archived' })).textContent).toBe('Group 0');
  expect(seen).toEqual([{ first: null, besides: null, archived: true }]);
});

test('of a group that is not there no other one is shown, and the choice is offered', async () => {
  const { mock } = asked(3);
  showConsole(<AttendancesPage />, [mock], '/attendances?group=nowhere');
  expect((await screen.findByRole('alert')).textContent).toContain('This group is not there, or you may not see');
  expect(options()).toEqual(['select', 'Group 0', 'Group 1', 'Group 2']);
});
