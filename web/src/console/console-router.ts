import { reactRouterProvider, type RouterProvider } from 'ra-core';
import { useCallback } from 'react';
import type { NavigateFunction } from 'react-router';

/** Parts of an address that are not the list's: what is opened beside it, and the tab it is in. */
const beside = ['id', 'tab'];

/** The search of an address as react-admin asks for it, with what stands in it beside the list's own parameters. */
export function withBeside(wanted: string, present: string): string {
  const next = new URLSearchParams(wanted);
  const now = new URLSearchParams(present);
  for (const name of beside) {
    const value = now.get(name);
    if (value !== null && !next.has(name)) next.set(name, value);
  }
  return `?${next}`;
}

type Navigate = ReturnType<RouterProvider['useNavigate']>;
type To = Parameters<Navigate>[0];
const isSearchOnly = (to: To): to is { search: string } =>
  typeof to === 'object' && to !== null && 'search' in to && !('pathname' in to);

/**
 * react-admin writes a list's page, order and filters into the address and forgets the rest of it; here the rest stays.
 * The list is drawn before anything else happens: react-admin makes its next address of what was last drawn, and would lose a change that comes in between.
 * @param toList goes to an address at once, as only the router's own route can (within other routes `flushSync` is dropped).
 */
export function consoleRouterOf(toList: NavigateFunction): RouterProvider {
  function useNavigate(): Navigate {
    const navigate = reactRouterProvider.useNavigate();
    return useCallback<Navigate>(
      (to, options) =>
        isSearchOnly(to)
          ? void toList(
              { pathname: location.pathname, search: withBeside(to.search, location.search) },
              { ...options, flushSync: true },
            )
          : navigate(to, options),
      [navigate],
    );
  }
  return { ...reactRouterProvider, useNavigate };
}
