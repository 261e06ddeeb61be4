/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { showPage } from '../testing/page.tsx';
import { Sending } from './index.ts';

afterEach(cleanup);
let isBusy: (busy: boolean) => void;
const picked = jest.fn();
function Shown() {
  const [busy, setBusy] = useState(false);
  isBusy = (is) => act(() => setBusy(is));
  return (
    <form>
      <input aria-label="Name" />
      <input aria-label="Number" readOnly />
      <select aria-label="Pick" onChange={picked}>
        <option>one</option>
      </select>
      <input type="checkbox" aria-label="Sure" />
      <button type="button" onClick={picked}>
        Pick another
      </button>
      <Sending isBusy={busy} />
    </form>
  );
}
const show = () => {
  showPage(<Shown />);
  picked.mockClear();
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Whether the browser may do with it what it does otherwise. */
function isTaken(control: HTMLElement, kind: 'mouseDown' | 'keyDown' | 'touchEnd', init: object = {}): boolean {
  const event = createEvent[kind](control, init);
  fireEvent(control, event);
  return !event.defaultPrevented;
}

test('while a form is sent nothing in it can be changed, and the focus stays where it was', () => {
  show();
  field('Name').focus();
  isBusy(true);
  expect([field('Name').readOnly, field('Name').disabled, document.activeElement]).toEqual([
    true,
    false,
    field('Name'),
  ]);
  fireEvent.click(field('Sure'));
  fireEvent.click(screen.getByRole('button'));
  expect([field('Sure').checked, picked.mock.calls.length]).toEqual([false, 0]);
  const pick = field('Pick');
  expect([isTaken(pick, 'mouseDown'), isTaken(pick, 'touchEnd'), isTaken(pick, 'keyDown', { key: 'x' })]).toEqual([
    false,
    false,
    false,
  ]);
  // Whoever reads goes on from field to field, and marks what is written.
  expect([
    isTaken(pick, 'keyDown', { key: 'Tab' }),
    isTaken(field('Name'), 'mouseDown'),
    isTaken(field('Name'), 'keyDown', { key: 'End' }),
  ]).toEqual([true, true, true]);
});
test('refused, it can be changed again, but for what was not to be changed before', () => {
  show();
  isBusy(true);
  isBusy(false);
  fireEvent.click(field('Sure'));
  fireEvent.click(screen.getByRole('button'));
  expect([field('Name').readOnly, field('Number').readOnly, field('Sure').checked, picked.mock.calls.length]).toEqual([
    false,
    true,
    true,
    1,
  ]);
  expect(isTaken(field('Pick'), 'mouseDown')).toBe(true);
});
test('it is said where it takes longer', () => {
  jest.useFakeTimers();
  try {
    show();
    isBusy(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    act(() => void jest.advanceTimersByTime(400));
    expect(screen.getByRole('progressbar', { name: 'Loading' }).closest('[aria-live]')).toBeTruthy();
    isBusy(false);
    expect(screen.queryByRole('progressbar')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
