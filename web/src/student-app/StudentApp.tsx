import { ApolloProvider } from '@apollo/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router';
import { createApollo } from '../kernel/apollo.ts';
import { TermsGate } from '../shell/TermsGate.tsx';
import { DashboardPage } from '../dashboards/student/DashboardPage.tsx';
import { NotificationsPage } from '../notifications/student/NotificationsPage.tsx';
import { AttendancePage } from './AttendancePage.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Layout } from './Layout.tsx';
import { RouteCrash } from './RouteCrash.tsx';
import { SelectedGroup } from './SelectedGroup.tsx';

const router = createBrowserRouter([
  {
    Component: Layout,
    children: [
      {
        ErrorBoundary: RouteCrash,
        children: [
          { path: '/dashboard', Component: DashboardPage },
          { path: '/student', element: <Navigate to="/student/attendance" replace /> },
          { path: '/student/attendance', Component: AttendancePage },
          { path: '/notifications', Component: NotificationsPage },
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
