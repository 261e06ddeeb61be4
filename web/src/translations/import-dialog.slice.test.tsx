/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../lib/testing/browser.ts';
import { showConsole } from '../lib/testing/console.tsx';
import type { CheckedFile } from './admin/import-file.ts';
import { ImportButton } from './admin/ImportDialog.tsx';

const was = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

const checked = (...texts: readonly string[]): CheckedFile => ({
  same: 0,
  rows: texts.map((text, at) => ({
    line: at + 2,
    id: 'save',
    locale: 'es_MX',
    text,
    isMachineMade: false,
    original: 'Save',
    was: null,
    error: null,
  })),
});

test('what was chosen last is shown, also where an earlier file is checked later', async () => {
  const waiting: ((found: CheckedFile) => Promise<void>)[] = [];
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockImplementation(
      () =>
        new Promise((resolve) =>
          waiting.push((found) =>
            act(async () =>
              resolve({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify(found)) } as Response),
            ),
          ),
        ),
    );
  showConsole(<ImportButton />, []);
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = async (name: string) => {
    const before = waiting.length;
    fireEvent.change(field, { target: { files: [new File(['x'], name, { type: 'text/csv' })] } });
    await screen.findByRole('dialog');
    for (let turn = 0; turn < 3000 && waiting.length === before; turn++)
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  };
  await choose('first.csv');
  await choose('second.csv');
  await waiting[1]!(checked('Guardar'));
  await screen.findByText('Guardar');
  await waiting[0]!(checked('Salvar', 'Almacenar'));
  expect(screen.queryByText('Salvar')).toBeNull();
  expect(screen.getByText('Guardar')).toBeTruthy();
});
