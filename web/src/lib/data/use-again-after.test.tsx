/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useAgainAfter } from './use-again-after.ts';

const minute = 60_000;
const again = jest.fn(async () => undefined);
const Part = () => {
  useAgainAfter(20 * minute, again);
  return null;
};
const turn = (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  fireEvent(document, new Event('visibilitychange'));
};
beforeEach(() => {
  again.mockClear();
  jest.useFakeTimers();
  turn('visible');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('asks anew when the time is over, and from then on again', () => {
  render(<Part />);
  jest.advanceTimersByTime(19 * minute);
  expect(again).not.toHaveBeenCalled();
  jest.advanceTimersByTime(minute);
  expect(again).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(20 * minute);
  expect(again).toHaveBeenCalledTimes(2);
  cleanup();
  jest.advanceTimersByTime(60 * minute);
  expect(again).toHaveBeenCalledTimes(2);
});
test('a page that nobody sees asks for nothing until it is seen again', () => {
  render(<Part />);
  turn('hidden');
  jest.advanceTimersByTime(60 * minute);
  expect(again).not.toHaveBeenCalled();
  turn('visible');
  turn('visible');
  expect(again).toHaveBeenCalledTimes(1);
});
test.each([
  ['seen', () => turn('visible')],
  ['come to', () => fireEvent(window, new Event('focus'))],
])('after a sleep, in which no timer runs, it asks when the page is %s', (_, wake) => {
  render(<Part />);
  jest.setSystemTime(Date.now() + 8 * 60 * minute);
  expect(again).not.toHaveBeenCalled();
  wake();
  expect(again).toHaveBeenCalledTimes(1);
});
