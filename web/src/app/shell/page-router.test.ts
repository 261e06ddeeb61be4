/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { pageRouter } from './page-router.ts';

test('the router begins at the address that was decided after its code had come', () => {
  history.replaceState(null, '', '/');
  const routerOfPage = pageRouter([{ path: '*' }]);
  history.replaceState(null, '', '/dashboard');
  expect(routerOfPage().state.location.pathname).toBe('/dashboard');
  expect(routerOfPage()).toBe(routerOfPage());
});
