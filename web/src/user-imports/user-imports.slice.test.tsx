/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import {
  UserImportDocument,
  UserImportRowsDocument,
  type WholeImportFragment,
} from '../generated/user-imports/admin/imports.ts';
import { answers, showConsole } from '../lib/testing/console.tsx';
import '../lib/testing/browser.ts';
import { ImportRunPage } from './admin/ImportRunPage.tsx';
import { RejectedRows } from './admin/RejectedRows.tsx';
import { previewPeople, type FileRow, type Preview } from './admin/send-people.ts';

afterEach(cleanup);

const preview: Preview = {
  delimiter: ';',
  columns: ['E-mail', 'First name', 'Last name'],
  mapping: { email: 0, firstName: 1, lastName: 2, locale: null, enrolledFrom: null },
  rowCount: 3,
  peopleCount: 1,
  sample: [],
  issueCount: 2,
  issues: [
    { line: 3, column: 'E-mail', code: 'invalidEmail', otherLine: null },
    { line: 4, column: '4', code: 'cellExtra', otherLine: null },
  ],
  rejected: [
    { line: 3, cells: ['no-address', 'Apollos'] },
    { line: 4, cells: ['b@example.org', 'Priscilla', 'Pontus', 'Jr'] },
  ],
};

test('what is wrong stands at its field, and the lines that were corrected are looked at again', () => {
  const onMend = jest.fn<(rows: readonly FileRow[]) => void>();
  render(<RejectedRows preview={preview} mapping={preview.mapping} onMend={onMend} />);
  const [third, fourth] = ['Line 3', 'Line 4'].map((name) => within(screen.getByRole('group', { name })));
  const email = third!.getByLabelText('E-mail');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  third!.getByText('This is not an e-mail address.');
  expect(fourth!.getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull();
  const again = screen.getByRole('button', { name: 'Check again' });
  expect(again).toHaveProperty('disabled', true);
  fireEvent.change(email, { target: { value: 'apollos@example.org' } });
  fireEvent.change(fourth!.getByLabelText('Last name'), { target: { value: 'Pontus Jr' } });
  fireEvent.click(again);
  expect(onMend).toHaveBeenCalledWith([
    { line: 3, cells: ['apollos@example.org', 'Apollos', ''] },
    { line: 4, cells: ['b@example.org', 'Priscilla', 'Pontus Jr'] },
  ]);
});

test.each([
  [2, '1 line is left out. Correct it here, or go on without it.'],
  [1, '2 lines are left out. Correct them here, or go on without them.'],
])('where %i of 3 lines are people, it says what becomes of the others', (peopleCount, words) => {
  render(<RejectedRows preview={{ ...preview, peopleCount }} mapping={preview.mapping} onMend={() => undefined} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('corrected lines are sent behind the file, each with the line that it is for', async () => {
  const fetched = jest.fn<typeof fetch>().mockRejectedValue(new Error('not asked'));
  globalThis.fetch = fetched;
  const file = new File(['E-mail;First name\nbad;An'], 'people.csv');
  const mended = [{ line: 2, cells: ['an@example.org', 'An "A"'] }];
  await expect(previewPeople({ file, delimiter: ';', mended }, 'region')).rejects.toThrow('not asked');
  const [address, options] = fetched.mock.calls[0]!;
  expect(address).toContain('mended=1');
  const sent = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(options!.body as Blob);
  });
  expect(sent).toBe('E-mail;First name\nbad;An\n"2";"an@example.org";"An ""A"""');
});

test.each([
  ['whose sending broke off has come to its end', { queued: 200, settled: 200 }, true],
  ['still works off what was sent', { queued: 200, settled: 150 }, false],
] as const)('an import that was stopped and %s', async (_, far, isOver) => {
  const stopped: WholeImportFragment = {
    id: 'i1',
    fileName: 'people.csv',
    status: 'cancelled',
    regionName: 'Cedar Ridge',
    startedByName: null,
    startedAt: '2026-11-20T09:00:00.000Z',
    rowCount: 900,
    invited: 100,
    emailTaken: 0,
    cancelled: 100,
    refused: 0,
    retracted: 0,
    left: 0,
    ...far,
  };
  const rows = { id: 'i1', rows: { items: [], total: 0, more: false } };
  showConsole(<ImportRunPage importId="i1" />, [
    answers(UserImportDocument, () => ({ data: { UserImport: stopped } })).mock,
    answers(UserImportRowsDocument, () => ({ data: { UserImport: rows } })).mock,
  ]);
  await screen.findByText('Cedar Ridge');
  expect([screen.queryByRole('progressbar') === null, screen.queryByRole('button', { name: 'Undo' }) !== null]).toEqual(
    [isOver, isOver],
  );
});
