/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, ListBase } from 'react-admin';
import type { DataProvider } from 'ra-core';
import { showPage } from '../../lib/testing/page.fixture.tsx';
import { i18nProvider } from '../i18n-provider.ts';
import { BulkActDialog } from './BulkActDialog.tsx';
import { ExportButton } from './ExportButton.tsx';

type Row = { readonly id: string };
const rowsFrom = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: String(from + n) }));

/** Each call waits until it is let go. */
function gates() {
  const waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    next: () => act(async () => waiting.shift()!()),
    count: () => waiting.length,
  };
}
let files: Blob[] = [];
beforeEach(() => {
  files = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file);
  });

function showExport(total: number) {
  const gate = gates();
  const getList: jest.Mock<DataProvider['getList']> = jest.fn();
  getList.mockImplementation(async (_, { pagination: { page, perPage } = { page: 1, perPage: 25 } }) => {
    if (perPage === 100) await gate.wait();
    const from = (page - 1) * perPage;
    return { data: rowsFrom(from, Math.min(perPage, total - from)) as never[], total };
  });
  showPage(
    <CoreAdminContext dataProvider={{ getList } as never} i18nProvider={i18nProvider}>
      <ListBase resource="things" perPage={25} filterDefaultValues={{ status: 'open' }}>
        <ExportButton<Row> name="things" columns={[{ label: 'Id', value: ({ id }) => id }]} />
      </ListBase>
    </CoreAdminContext>,
  );
  return { gate, getList };
}
const begin = async () => {
  const button = screen.getByRole('button', { name: 'Export' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await act(async () => fireEvent.click(button));
};

test('an export says how far it is, asks with the filters of the list, and saves every row', async () => {
  const { gate, getList } = showExport(250);
  await begin();
  const dialog = within(screen.getByRole('alertdialog', { name: 'Exporting' }));
  for (const done of [0, 100, 200]) {
    expect(dialog.getByRole('status').textContent).toBe(`${done} of 250 done`);
    await gate.next();
  }
  await screen.findByText('250 rows exported');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await textOf(files[0]!)).trim().split(/\r?\n/)).toHaveLength(251);
  expect(getList.mock.calls.at(-1)).toMatchObject(['things', { filter: { status: 'open' }, pagination: { page: 3 } }]);
});

test('an export that is stopped half-way saves the rows that are there, and says so', async () => {
  const { gate } = showExport(250);
  await begin();
  await gate.next();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await gate.next();
  await screen.findByText('Stopped: the file has the first 200 of 250 rows.');
  expect((await textOf(files[0]!)).trim().split(/\r?\n/)).toHaveLength(201);
  expect(gate.count()).toBe(0);
});

test('what fits on one page is saved without a dialog, and an export that fails says why', async () => {
  const { gate } = showExport(30);
  await begin();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await gate.next();
  await screen.findByText('30 rows exported');
  cleanup();
  const failing = showExport(30);
  failing.getList.mockImplementation(async (_, { pagination: { perPage } = { perPage: 25 } }) => {
    if (perPage === 100) throw new Error('The list is out of reach.');
    return { data: rowsFrom(0, 25) as never[], total: 30 };
  });
  await begin();
  await screen.findByText('The list is out of reach.');
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', false);
});

test('what is done with many rows can be stopped between two: each row says what became of it, and leaving warns meanwhile', async () => {
  const gate = gates();
  const closed = jest.fn();
  showPage(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <BulkActDialog
        title="Invite again"
        text="They get a letter."
        confirm="Invite"
        rows={rowsFrom(0, 4)}
        label={({ id }) => ({ name: `Person ${id}`, below: '' })}
        act={async ({ id }) => {
          await gate.wait();
          if (id === '1') throw new Error('Is active already.');
        }}
        onClose={() => undefined}
        onFinish={closed}
      />
    </CoreAdminContext>,
  );
  const leaves = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Invite' })));
  expect(leaves()).toBe(true);
  await gate.next();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await gate.next();
  expect(await screen.findByText('Stopped: 2 of 4 done')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Person 0Done',
    'Person 1Is active already.',
    'Person 2Not done',
    'Person 3Not done',
  ]);
  expect(gate.count()).toBe(0);
  expect(leaves()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalled();
});
