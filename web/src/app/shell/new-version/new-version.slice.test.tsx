/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { newVersion } from '../../../lib/data/index.ts';
import { NewVersion } from './NewVersion.tsx';

const ask = (event: Event) => event.preventDefault();
afterEach(() => {
  cleanup();
  removeEventListener('beforeunload', ask);
  jest.useRealTimers();
});
/** A part of the page is gone: answers whether the page may be loaded anew by itself. */
const isGone = () => {
  let may = true;
  act(() => void (may = dispatchEvent(new Event(newVersion, { cancelable: true }))));
  return may;
};

test('a page in which nothing would be lost is loaded anew by itself', () => {
  render(<NewVersion />);
  expect(isGone()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
test('where something would be lost the new version is offered, and put away it comes back', () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  render(<NewVersion reload={reload} />);
  addEventListener('beforeunload', ask);
  expect(isGone()).toBe(false);
  expect(screen.getByRole('alert').textContent).toMatch(/^There is a new version of this site.* Save what you are/);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void jest.advanceTimersByTime(120_000));
  fireEvent.click(screen.getByRole('button', { name: 'Load the new version' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
test('a page whose question was refused as an old one is offered it too, and goes on', () => {
  render(<NewVersion />);
  act(() => void dispatchEvent(new Event(newVersion)));
  expect(screen.getByRole('button', { name: 'Load the new version' })).toBeTruthy();
});
