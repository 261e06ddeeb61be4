import { MockedProvider, type MockedResponse } from '@apollo/client/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { GroupContext } from '../session/selected-group.ts';
import { dashboardParts, screens } from '../../app/screens.ts';
import { DashboardParts } from '../dashboard/card.ts';
import { ScreensContext } from '../screens/screens-context.ts';
import type { CurrentUser } from '../session/session.ts';
import { StartContext, type Start } from '../session/start.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';
import { typedMock } from './with-typenames.ts';

/** Freya is a student of one group, for tests. */
export const freya: CurrentUser = {
  _id: '5eed00000000000000000012',
  fullName: 'Freya Halloran',
  picture: null,
  firstName: 'Freya',
  lastName: 'Halloran',
  email: 'freya.halloran@example.org',
  roles: ['user'],
  regionIds: ['5eed0000000000000000000a'],
  regionRoles: [],
  attendanceAdminOf: [],
  permissions: [],
  impersonatingUser: null,
  impersonation: null,
  locale: 'en',
  timeZone: null,
  selectedGroup: null,
  groups: [{ _id: '5eed00000000000000000a01', name: 'Day Year 1', archived: false, takesLeave: true }],
  unreadNotifications: 0,
  termsAccepted: true,
  isAlumni: false,
  isAlumniAdmin: false,
  showAlumniWelcome: true,
};
export const config: Start['config'] = {
  appName: 'Cedar Ridge Learning',
  orgName: 'Cedar Ridge Bible College',
  shortName: 'CRBC',
  environment: 'development',
  mainHost: null,
  defaultLocale: 'en',
  termsVersion: '1',
  locales: [{ value: 'en', label: 'English' }],
};
type Options = {
  readonly mocks?: readonly MockedResponse[];
  readonly user?: CurrentUser | null;
  readonly path?: string;
};

/** For tests, it draws a page as the app does, with the server's answers given beforehand. */
export function showPage(page: ReactNode, { mocks = [], user = freya, path = '/dashboard' }: Options = {}) {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  const groups = user?.groups ?? [];
  return render(
    <ScreensContext value={screens}>
      <StartContext value={{ user, config, app: 'student', found: true }}>
        <MockedProvider mocks={mocks.map(typedMock)}>
          <GroupContext value={{ groupId: groups[0]?._id, groups, choose: () => undefined }}>
            <DashboardParts value={dashboardParts}>
              <RouterProvider router={router} />
            </DashboardParts>
            <Toasts />
          </GroupContext>
        </MockedProvider>
      </StartContext>
    </ScreensContext>,
  );
}
