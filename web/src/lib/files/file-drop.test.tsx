/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import '../testing/browser.ts';
import { FileDrop } from './FileDrop.tsx';

const onFiles = jest.fn<(files: readonly File[]) => void>();
beforeEach(() => void onFiles.mockClear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const file = (name: string, size = 4, type = 'text/csv') => new File(['x'.repeat(size)], name, { type });
const show = (props: Partial<ComponentProps<typeof FileDrop>> = {}) =>
  render(<FileDrop label="Choose files" onFiles={onFiles} {...props} />);
const asTransfer = (files: readonly File[]) => ({
  files,
  items: files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one })),
  types: ['Files'],
});
/** It waits for what the component does with files it reads first, which takes some turns. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
  });
const drop = async (files: readonly File[]) => {
  fireEvent.drop(screen.getByRole('group', { name: 'Choose files' }), { dataTransfer: asTransfer(files) });
  await settled();
};
const taken = () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name));

test('by itself any number of files of any type and size is taken', async () => {
  show();
  await drop([file('empty.bin', 0, ''), file('a.csv'), file('b.png', 9, 'image/png')]);
  expect(taken()).toEqual([['empty.bin', 'a.csv', 'b.png']]);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('or drop them here');
});

test('where there is a finger and no pointer nothing is said of dropping, and what else is said is', () => {
  const before = globalThis.matchMedia;
  const touched = (query: string) =>
    ({
      media: query,
      matches: query === '(hover: none)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as never;
  globalThis.matchMedia = touched;
  try {
    show();
    expect(screen.queryByText('or drop them here')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose files' }).hasAttribute('aria-describedby')).toBe(false);
    cleanup();
    show({ hint: 'Sending a.csv' });
    screen.getByText('Sending a.csv');
  } finally {
    globalThis.matchMedia = before;
  }
});

test.each([
  [{ accept: { 'text/csv': ['.csv'] } }, [file('a.png', 4, 'image/png')], [], 'a.png: File type must be .csv'],
  [
    { accept: { 'text/csv': ['.csv'], 'image/*': [] } },
    [file('a.txt', 4, 'text/plain')],
    [],
    'a.txt: File type must be one of .csv, image/*',
  ],
  [{ minSize: 1 }, [file('a.csv', 0), file('b.csv')], [['b.csv']], 'a.csv: File is smaller than 1 bytes'],
  [{ maxSize: 3 }, [file('a.csv')], [], 'a.csv: File is larger than 3 bytes'],
  [{ minSize: 5000 }, [file('a.csv')], [], 'a.csv: File is smaller than 5,000 bytes'],
  [{ maxFiles: 1 }, [file('a.csv'), file('b.csv')], [['a.csv']], 'b.csv: Too many files'],
  [{ isMultiple: false }, [file('a.csv'), file('b.csv')], [['a.csv']], 'b.csv: Too many files'],
  [
    { accept: { 'text/csv': ['.csv'] }, maxSize: 3 },
    [file('a.png', 4, 'image/png'), file('ok.csv', 3)],
    [['ok.csv']],
    'a.png: File type must be .csv. File is larger than 3 bytes',
  ],
])('what is not taken is said with its reason: %j', async (limits, files, expected, text) => {
  show(limits);
  await drop(files);
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(taken()).toEqual(expected);
});

test('files are chosen by the button, and pasted where it has the focus; the next choice takes the reasons away', async () => {
  const { container } = show({ maxSize: 5 });
  const input = container.querySelector('input')!;
  fireEvent.change(input, { target: { files: [file('big.csv', 6)] } });
  await settled();
  screen.getByText('big.csv: File is larger than 5 bytes');
  const opened = jest.fn();
  input.addEventListener('click', opened);
  fireEvent.click(screen.getByRole('button', { name: 'Choose files', description: 'or drop them here' }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.paste(screen.getByRole('button'), { clipboardData: asTransfer([file('shot.png', 4, 'image/png')]) });
  await settled();
  expect(taken()).toEqual([['shot.png']]);
});

test('nothing is taken where it is disabled, and the page says why', async () => {
  show({ isDisabled: true, hint: 'Choose the region first.' });
  expect(screen.getByRole('button', { name: 'Choose files', description: 'Choose the region first.' })).toHaveProperty(
    'disabled',
    true,
  );
  await drop([file('a.csv')]);
  expect(taken()).toEqual([]);
});

test('300 ms after the window is back, a dialog in which nothing was chosen counts as cancelled', async () => {
  show();
  fireEvent.click(screen.getByRole('button'));
  // While the dialog is open nothing can be dropped.
  await drop([file('early.csv')]);
  jest.useFakeTimers();
  fireEvent.focus(window);
  act(() => void jest.advanceTimersByTime(299));
  jest.useRealTimers();
  await drop([file('still-early.csv')]);
  expect(taken()).toEqual([]);
  jest.useFakeTimers();
  fireEvent.focus(window);
  act(() => void jest.advanceTimersByTime(300));
  jest.useRealTimers();
  await drop([file('after.csv')]);
  expect(taken()).toEqual([['after.csv']]);
});
