import { ApolloProvider } from '@apollo/client';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router';
import { createApollo } from '../kernel/apollo.ts';
import { loadChunk } from '../kernel/load-chunk.ts';
import { Spinner } from '../kernel/Spinner.tsx';
import { TermsGate } from '../shell/TermsGate.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Layout } from './Layout.tsx';
import { RouteCrash } from './RouteCrash.tsx';
import { SelectedGroup } from './SelectedGroup.tsx';

const page = (load: () => Promise<ComponentType>) => ({ lazy: async () => ({ Component: await loadChunk(load) }) });

const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: Spinner,
    children: [
      {
        ErrorBoundary: RouteCrash,
        children: [
          { path: '/dashboard', ...page(async () => (await import('../dashboards/student/DashboardPage.tsx')).DashboardPage) },
          { path: '/student', element: <Navigate to="/student/attendance" replace /> },
          { path: '/student/attendance', ...page(async () => (await import('./AttendancePage.tsx')).AttendancePage) },
          { path: '/notifications', ...page(async () => (await import('../notifications/student/NotificationsPage.tsx')).NotificationsPage) },
          { path: '*', Component: Elsewhere },
        ],
      },
    ],
  },
]);
const client = createApollo();

/** The pages of students, and what everyone who is signed in shares. */
export default function StudentApp() {
  return (
    <ApolloProvider client={client}>
      <TermsGate>
        <SelectedGroup>
          <RouterProvider router={router} />
        </SelectedGroup>
      </TermsGate>
    </ApolloProvider>
  );
}
