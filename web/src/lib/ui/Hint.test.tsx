/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import IconButton from '@mui/material/IconButton';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Hint } from './Hint.tsx';

afterEach(cleanup);
const control = () => screen.getByRole('button');
const show = (isDisabled = false) => {
  const onClick = jest.fn();
  render(
    <Hint title="Search the site" isDisabled={isDisabled}>
      <IconButton disableRipple disabled={isDisabled} onClick={onClick}>
        S
      </IconButton>
    </Hint>,
  );
  return onClick;
};
const hint = () => screen.findByRole('tooltip', undefined, { timeout: 30_000 });
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

// It is the first, for the script comes once a file.
test('what has the focus and is being pressed stays the same when the script of the tooltip comes', async () => {
  const onClick = show();
  const before = control();
  act(() => before.focus());
  fireEvent.mouseDown(before);
  fireEvent.mouseOver(before);
  expect((await hint()).textContent).toBe('Search the site');
  expect(control()).toBe(before);
  expect(document.activeElement).toBe(before);
  fireEvent.mouseUp(before);
  fireEvent.click(before);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a control is called by its hint before anybody comes to it', () => {
  show();
  expect(control().getAttribute('aria-label')).toBe('Search the site');
});

test('the focus shows the hint, and Escape takes it away', async () => {
  show();
  act(() => control().focus());
  await hint();
  fireEvent.keyDown(document, { key: 'Escape' });
  await gone();
  expect(document.activeElement).toBe(control());
});

test('the hint of a disabled control says so, and shows for the pointer', async () => {
  show(true);
  expect(control().parentElement?.getAttribute('aria-label')).toBe('Search the site (disabled)');
  fireEvent.mouseOver(control().parentElement!);
  expect((await hint()).textContent).toBe('Search the site (disabled)');
  fireEvent.mouseLeave(control().parentElement!);
  await gone();
});

test('so does that of a control which keeps the focus although it leads nowhere now, and its own name stays as it is', async () => {
  render(
    <Hint title="Move up: Reading plan">
      <IconButton aria-label="Move up: Reading plan" aria-disabled>
        U
      </IconButton>
    </Hint>,
  );
  const before = control();
  act(() => before.focus());
  expect((await hint()).textContent).toBe('Move up: Reading plan (disabled)');
  expect([control(), document.activeElement, before.getAttribute('aria-label')]).toEqual([
    before,
    before,
    'Move up: Reading plan',
  ]);
});

test('a tap shows no hint, and a finger that rests does', async () => {
  const onClick = show();
  fireEvent.touchStart(control());
  fireEvent.touchEnd(control());
  fireEvent.mouseOver(control());
  fireEvent.click(control());
  expect(onClick).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.touchStart(control());
  await hint();
});
