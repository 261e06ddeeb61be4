import { ApolloProvider } from '@apollo/client';
import { Navigate, RouterProvider, useParams, type RouteObject } from 'react-router';
import { createApollo } from '../../lib/data/index.ts';
import { type Screen } from '../../lib/screens/index.ts';
import { Spinner, loadPage } from '../../lib/ui/index.ts';
import { DashboardParts } from '../../lib/dashboard/index.ts';
import { dashboardParts, screens } from '../screens.ts';
import { EntryGates } from '../shell/EntryGates.tsx';
import { Elsewhere } from '../shell/Elsewhere.tsx';
import { NewVersion } from '../shell/new-version/NewVersion.tsx';
import { pageRouter } from '../shell/page-router.ts';
import { Layout } from './Layout.tsx';
import { RouteCrash } from '../shell/RouteCrash.tsx';
import { SelectedGroup } from './SelectedGroup.tsx';

/** The router knows the parts of the path, and a page is handed them. */
async function loadRoute(screen: Screen): Promise<Pick<RouteObject, 'Component'>> {
  const Page = await loadPage(screen);
  return { Component: () => <Page {...(useParams() as Record<string, string>)} /> };
}
const routeOf = (screen: Screen): RouteObject =>
  screen.redirect === undefined
    ? { path: screen.path, lazy: () => loadRoute(screen) }
    : { path: screen.path, element: <Navigate to={screen.redirect} replace /> };
const own = screens.filter(({ app }) => app === 'student');

const routerOfPage = pageRouter([
  {
    Component: Layout,
    // It catches what the bar itself throws; a page that fails leaves the bar where it is.
    ErrorBoundary: RouteCrash,
    HydrateFallback: Spinner,
    children: [
      {
        ErrorBoundary: RouteCrash,
        children: [...own.filter(({ isBare }) => !isBare).map(routeOf), { path: '*', Component: Elsewhere }],
      },
    ],
  },
  ...own
    .filter(({ isBare }) => isBare)
    .map((screen) => ({ ...routeOf(screen), ErrorBoundary: RouteCrash, HydrateFallback: Spinner })),
]);
const client = createApollo();

/** The pages of students, and what everyone who is signed in shares. */
export default function StudentApp() {
  return (
    <ApolloProvider client={client}>
      <NewVersion />
      <EntryGates>
        <SelectedGroup>
          <DashboardParts value={dashboardParts}>
            <RouterProvider router={routerOfPage()} />
          </DashboardParts>
        </SelectedGroup>
      </EntryGates>
    </ApolloProvider>
  );
}
