/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { AdminCourseFragment } from '../generated/courses/admin/courses-admin.ts';
import { showConsole } from '../lib/testing/console.tsx';
import { CourseImage } from './admin/CourseImage.tsx';

const read = jest.fn<typeof createImageBitmap>();
const close = jest.fn();
const bitmap = { width: 800, height: 600, close } as unknown as ImageBitmap; // jsdom has no pictures, and draws none.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ fillRect: () => {}, drawImage: () => {} }) });
beforeEach(() => {
  read.mockReset();
  close.mockReset();
  Object.assign(globalThis, { createImageBitmap: read });
});
afterEach(cleanup);

const image = { fileId: 'f', alt: 'A scroll', address: '/files/scroll' };
const course = { _id: 'c', code: 'OT101', revision: 1, image } as unknown as AdminCourseFragment; // Only these are shown here.
const show = () => showConsole(<CourseImage course={course} isBusy={false} change={async () => false} />, []);
const choose = (name: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type: 'image/png' })] } });
  });

test('a file that is no picture leaves the one that is there and its chooser, with the reason beside it', async () => {
  read.mockRejectedValueOnce(new Error('broken'));
  show();
  await screen.findByRole('img', { name: 'A scroll' });
  const chooser = screen.getByRole('button', { name: 'Choose another picture' });
  await choose('broken.png');
  expect((await screen.findByRole('alert')).textContent).toBe('This picture cannot be read. Choose another one.');
  screen.getByRole('img', { name: 'A scroll' });
  expect(screen.getByRole('button', { name: 'Choose another picture' })).toBe(chooser);
  expect(screen.getByRole('textbox', { name: 'What the picture shows' })).toHaveProperty('value', 'A scroll');

  // Another one is chosen at once, and takes the reason away.
  read.mockResolvedValueOnce(bitmap);
  await choose('good.png');
  await screen.findByRole('region', { name: 'Choose the part that is shown' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'What the picture shows' })).toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('img', { name: 'A scroll' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('only the file that was chosen last is shown, however long another takes to be read', async () => {
  let readFirst = (_: ImageBitmap) => {};
  read.mockReturnValueOnce(new Promise((resolve) => (readFirst = resolve)));
  read.mockRejectedValueOnce(new Error('broken'));
  show();
  await screen.findByRole('img', { name: 'A scroll' });
  await choose('slow.png');
  await choose('broken.png');
  await act(async () => readFirst(bitmap));
  await screen.findByRole('alert');
  expect(screen.queryByRole('region', { name: 'Choose the part that is shown' })).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
});
