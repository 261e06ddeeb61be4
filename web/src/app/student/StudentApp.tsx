import { ApolloProvider } from '@apollo/client';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router';
import { createApollo, loadChunk } from '../../lib/data/index.ts';
import { Spinner } from '../../lib/ui/index.ts';
import { EntryGates } from '../shell/EntryGates.tsx';
import { Elsewhere } from '../shell/Elsewhere.tsx';
import { Layout } from './Layout.tsx';
import { RouteCrash } from '../shell/RouteCrash.tsx';
import { SelectedGroup } from './SelectedGroup.tsx';

const page = (load: () => Promise<ComponentType>) => ({ lazy: async () => ({ Component: await loadChunk(load) }) });

const router = createBrowserRouter([
  {
    Component: Layout,
    // What the bar itself throws; a page that fails leaves the bar where it is.
    ErrorBoundary: RouteCrash,
    HydrateFallback: Spinner,
    children: [
      {
        ErrorBoundary: RouteCrash,
        children: [
          {
            path: '/dashboard',
            ...page(async () => (await import('../../dashboards/student/DashboardPage.tsx')).DashboardPage),
          },
          { path: '/student', element: <Navigate to="/student/attendance" replace /> },
          {
            path: '/student/attendance',
            ...page(async () => (await import('../../registers/student/AttendancePage.tsx')).AttendancePage),
          },
          {
            path: '/student/assessments',
            ...page(async () => (await import('../../exam-attempts/student/AssessmentsPage.tsx')).AssessmentsPage),
          },
          {
            path: '/student/assessments/exams/:examId',
            ...page(async () => (await import('../../exam-attempts/student/ExamStartPage.tsx')).ExamStartPage),
          },
          {
            path: '/student/assessments/exams/:examId/attempts/:attemptId/result',
            ...page(async () => (await import('../../exam-attempts/student/ExamResultPage.tsx')).ExamResultPage),
          },
          {
            path: '/student/grades',
            ...page(async () => (await import('../../transcripts/student/GradesPage.tsx')).GradesPage),
          },
          {
            path: '/student/transcript',
            ...page(async () => (await import('../../transcripts/student/TranscriptPage.tsx')).TranscriptPage),
          },
          {
            path: '/student/billing',
            ...page(async () => (await import('../../invoices/student/BillingPage.tsx')).BillingPage),
          },
          {
            path: '/student/billing/invoices/:_id',
            ...page(async () => (await import('../../invoices/student/InvoicePage.tsx')).InvoicePage),
          },
          {
            path: '/transaction/:_id',
            ...page(async () => (await import('../../invoices/student/TransactionPage.tsx')).TransactionPage),
          },
          {
            path: '/alumni',
            ...page(async () => (await import('../../alumni-profiles/student/AlumniPage.tsx')).AlumniPage),
          },
          {
            path: '/profile',
            ...page(async () => (await import('../../profiles/student/ProfilePage.tsx')).ProfilePage),
          },
          {
            path: '/notifications',
            ...page(async () => (await import('../../notifications/student/NotificationsPage.tsx')).NotificationsPage),
          },
          {
            path: '/google-auth',
            ...page(async () => (await import('../../accounts/student/GoogleAuthPage.tsx')).GoogleAuthPage),
          },
          { path: '*', Component: Elsewhere },
        ],
      },
    ],
  },
  // An exam has no menu: every other page is a way out of it.
  {
    path: '/student/assessments/exams/:examId/attempts/:attemptId/review?',
    ErrorBoundary: RouteCrash,
    HydrateFallback: Spinner,
    ...page(async () => (await import('../../exam-attempts/student/ExamPage.tsx')).ExamPage),
  },
]);
const client = createApollo();

/** The pages of students, and what everyone who is signed in shares. */
export default function StudentApp() {
  return (
    <ApolloProvider client={client}>
      <EntryGates>
        <SelectedGroup>
          <RouterProvider router={router} />
        </SelectedGroup>
      </EntryGates>
    </ApolloProvider>
  );
}
