/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { notify } from '../../lib/notices/index.ts';
import { lateToasts } from './late-toasts.tsx';

const idle = jest.fn<(callback: () => void) => number>();
Object.assign(globalThis, { requestIdleCallback: idle });
afterEach(cleanup);

const toasts = () => jest.fn(() => import('../../lib/ui/Toasts.tsx'));
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

// The first one must come before anything is said.
test('the code of toasts is asked for once the page is there and the browser has nothing to do', async () => {
  const load = toasts();
  let come = () => undefined as void;
  const Toasts = lateToasts(load, new Promise<void>((resolve) => (come = resolve)));
  render(<Toasts />);
  await soon();
  expect([idle.mock.calls.length, load.mock.calls.length]).toEqual([0, 0]);
  come();
  await soon();
  expect([idle.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
  idle.mock.calls[0]![0]();
  await soon();
  expect(load).toHaveBeenCalledTimes(1);
});
test('what is said before that asks for it, and is shown', async () => {
  const load = toasts();
  const Toasts = lateToasts(load, new Promise<never>(() => undefined));
  render(<Toasts />);
  await soon();
  expect(load).not.toHaveBeenCalled();
  notify('Saved.');
  expect((await screen.findByText('Saved.')).closest('[role=status]')).not.toBeNull();
});
