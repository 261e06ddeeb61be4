/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, ListBase } from 'react-admin';
import type { DataProvider } from 'ra-core';
import { showPage } from '../../lib/testing/page.tsx';
import { i18nProvider } from '../i18n-provider.ts';
import { BulkActDialog } from './BulkActDialog.tsx';
import { CsvButton } from './CsvButton.tsx';
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

/** It shows a file of the server's that comes in these parts, each when it is let go. */
function showFile(parts: readonly string[], list: { readonly total?: number; readonly meta?: object }) {
  const gate = gates();
  const waiting = parts.map((part) => new TextEncoder().encode(part));
  let end = (): void => undefined;
  const cancelled = new Promise<void>((resolve) => (end = resolve));
  const read = async () => {
    await Promise.race([gate.wait(), cancelled]);
    return { value: waiting.shift() };
  };
  const cancel = async () => {
    waiting.length = 0;
    end();
  };
  const fetched = jest.fn<(address: string) => Promise<unknown>>();
  fetched.mockResolvedValue({
    ok: true,
    headers: new Map([['content-disposition', 'attachment; filename="users-2026-11-23.csv"']]),
    body: { getReader: () => ({ read, cancel }) },
  });
  Object.assign(globalThis, { fetch: fetched });
  const getList = async () => ({ data: rowsFrom(0, 25) as never[], ...list });
  showPage(
    <CoreAdminContext dataProvider={{ getList } as never} i18nProvider={i18nProvider}>
      <ListBase resource="users" perPage={25} filterDefaultValues={{ status: 'active' }}>
        <CsvButton path="/exports/users.csv" />
      </ListBase>
    </CoreAdminContext>,
  );
  return { gate, fetched };
}
/** A cell of each has two lines. */
const lines = (from: number, count: number) =>
  rowsFrom(from, count)
    .map(({ id }) => `${id},"one\n""two"""\r\n`)
    .join('');

test('a file that the server writes says how far it is, has the filters of the list, and is saved whole', async () => {
  const parts = [`Id\r\n${lines(0, 100)}1`, `00,x\r\n${lines(101, 99)}`, lines(200, 50)];
  const { gate, fetched } = showFile(parts, { total: 250 });
  await begin();
  const dialog = within(screen.getByRole('alertdialog', { name: 'Exporting' }));
  for (const done of [0, 100, 200]) {
    expect(dialog.getByRole('status').textContent).toBe(`${done} of 250 done`);
    await gate.next();
  }
  await gate.next();
  await screen.findByText('250 rows exported');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await textOf(files[0]!)).toBe(parts.join(''));
  expect(fetched.mock.calls[0]![0]).toBe('/exports/users.csv?status=active&sortField=id&sortOrder=ASC');
});

test('a file that is stopped on its way has the whole rows that came, also where nobody knows how many there are', async () => {
  const { gate } = showFile([`Id\r\n${lines(0, 120)}120,"half`, 'never'], { meta: { more: true, total: 5000 } });
  await begin();
  await gate.next();
  expect(screen.getByRole('alertdialog').textContent).toContain('120 done so far');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stop' })));
  await screen.findByText('Stopped: the file has the first 120 rows.');
  expect(await textOf(files[0]!)).toBe(`Id\r\n${lines(0, 120)}`);
});

test('a file that is stopped at once has the first part', async () => {
  const { gate } = showFile([`Id\r\n${lines(0, 110)}`, 'never'], { total: 250 });
  await begin();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stop' })));
  await gate.next();
  await screen.findByText('Stopped: the file has the first 110 of 250 rows.');
  expect(await textOf(files[0]!)).toBe(`Id\r\n${lines(0, 110)}`);
});

test('a file that is refused is not saved, and the server says why', async () => {
  const { fetched } = showFile([], { total: 250 });
  const refusal = {
    errors: [{ message: 'No Access', extensions: { code: 'noAccess', text: 'You may not do this.' } }],
  };
  fetched.mockResolvedValue({ ok: false, status: 403, headers: new Map(), text: async () => JSON.stringify(refusal) });
  await begin();
  await screen.findByText('You may not do this.');
  expect(files).toEqual([]);
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
  // The second click of a double one on the button before it stops nothing.
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 2 });
  await gate.next();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 1 });
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
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalled();
});

test('what was typed for many rows is asked about before it is lost, and nothing is asked about nothing', async () => {
  const closed = jest.fn();
  const dialog = (isTyped: boolean) => (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <BulkActDialog
        title="Deactivate"
        text="They cannot sign in any more."
        confirm="Deactivate"
        rows={rowsFrom(0, 2)}
        isTyped={isTyped}
        label={({ id }) => ({ name: `Person ${id}`, below: '' })}
        act={async () => undefined}
        onClose={closed}
        onFinish={() => undefined}
      >
        <input aria-label="Reason" />
      </BulkActDialog>
    </CoreAdminContext>
  );
  showPage(dialog(true));
  const escape = () => fireEvent.keyDown(screen.getByRole('alertdialog', { name: 'Deactivate' }), { key: 'Escape' });
  escape();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull());
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave page' }));
  expect(closed).toHaveBeenCalledTimes(1);
  cleanup();
  showPage(dialog(false));
  escape();
  expect(closed).toHaveBeenCalledTimes(2);
});
