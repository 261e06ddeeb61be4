import { createBrowserRouter, type RouteObject } from 'react-router';

/** The router of a page, made when it is first asked for: its code may be there before it is decided which address is shown, and it begins at the one that it finds. */
export function pageRouter(routes: RouteObject[]): () => ReturnType<typeof createBrowserRouter> {
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  return () => (router ??= createBrowserRouter(routes));
}
