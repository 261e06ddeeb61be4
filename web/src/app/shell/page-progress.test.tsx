/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { PageProgress } from './PageProgress.tsx';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
const Layout = () => (
  <>
    <PageProgress />
    <Outlet />
  </>
);

test('a page that takes long to come is announced above the one before, and one that comes at once is not', async () => {
  jest.useFakeTimers();
  let arrive = (_page: { Component: () => string }): void => {};
  const late = () => new Promise<{ Component: () => string }>((resolve) => (arrive = resolve));
  const children = [
    { path: '/', Component: () => 'first' },
    { path: '/next', lazy: late },
  ];
  const router = createMemoryRouter([{ Component: Layout, children }]);
  render(<RouterProvider router={router} />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void router.navigate('/next'));
  await act(() => jest.advanceTimersByTimeAsync(290));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  expect(screen.getByText('first')).toBeTruthy();
  arrive({ Component: () => 'second' });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect([screen.getByText('second').nodeName, screen.queryByRole('progressbar')]).toEqual(['DIV', null]);
});
