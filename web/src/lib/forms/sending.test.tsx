/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../testing/page.tsx';
import { ActDialog } from './ActDialog.tsx';
import { LabelledChoice } from './LabelledChoice.tsx';
import { LabelledText } from './LabelledText.tsx';
import { useForm } from './use-form.ts';

afterEach(cleanup);
const options = ['one', 'two'].map((value) => ({ value, label: value }));
const words = 'Sending… You can change the form again when this is done.';
let end: (refused?: Error) => void;
const send = () =>
  new Promise<void>((resolve, reject) => {
    end = (refused) => (refused ? reject(refused) : resolve());
  });
function Shown() {
  const form = useForm({ start: { name: '', pick: 'one', isSure: false } });
  const { value, onChange } = form.field('isSure');
  return (
    <ActDialog title="Person" form={form} send={send} done="Saved" onClose={() => undefined}>
      <LabelledText label="Name" {...form.field('name')} />
      <LabelledChoice label="Pick" {...form.field('pick')} options={options} />
      <input type="checkbox" aria-label="Sure" checked={value} onChange={(event) => onChange(event.target.checked)} />
    </ActDialog>
  );
}
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const pick = () => screen.getByLabelText('Pick');
const sure = () => screen.getByLabelText<HTMLInputElement>('Sure');
/** Whether the browser may do with it what it does otherwise. */
function isTaken(control: HTMLElement, kind: 'mouseDown' | 'keyDown' | 'click', init: object = {}): boolean {
  const event = createEvent[kind](control, init);
  fireEvent(control, event);
  return !event.defaultPrevented;
}
const sending = async () => {
  showPage(<Shown />);
  fireEvent.change(name(), { target: { value: 'Ann' } });
  name().focus();
  await act(async () => void fireEvent.submit(name().form!));
};

test('while it is sent nothing in a dialog can be changed, and the focus stays where it was', async () => {
  await sending();
  expect([name().readOnly, name().disabled, document.activeElement]).toEqual([true, false, name()]);
  fireEvent.click(sure());
  expect(sure().checked).toBe(false);
  expect([isTaken(pick(), 'mouseDown'), isTaken(pick(), 'keyDown', { key: 'ArrowDown' })]).toEqual([false, false]);
  // Whoever reads goes on from field to field, and marks what is written.
  expect([
    isTaken(pick(), 'keyDown', { key: 'Tab' }),
    isTaken(name(), 'mouseDown'),
    isTaken(name(), 'keyDown', { key: 'End' }),
  ]).toEqual([true, true, true]);
});
test('refused, it can be changed again', async () => {
  await sending();
  await act(async () => end(new Error('No.')));
  expect(name().readOnly).toBe(false);
  fireEvent.click(sure());
  expect([sure().checked, isTaken(pick(), 'mouseDown')]).toEqual([true, true]);
});
test('it is said where it takes longer', async () => {
  jest.useFakeTimers();
  try {
    await sending();
    expect(screen.queryByText(words)).toBeNull();
    act(() => void jest.advanceTimersByTime(400));
    expect(screen.getByText(words).getAttribute('role')).toBe('status');
    await act(async () => end(new Error('No.')));
    expect(screen.queryByText(words)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
