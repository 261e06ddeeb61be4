import { type CurrentUser, isStudent, type RoleName, userHasRole } from '../../lib/session/index.ts';
import type { shellMessages } from './shell.messages.ts';

type Label = Exclude<keyof typeof shellMessages, `${string}_one` | `${string}_other`>;
export type MenuItem = {
  readonly to: string;
  readonly label: Label;
  readonly role: RoleName;
  readonly isRestricted?: boolean;
};

/** The settings menu. What has no page yet is not in it. */
const settings: readonly MenuItem[] = [
  { to: '/attendances', label: 'attendance', role: 'manager' },
  { to: '/attendance-leave-requests', label: 'leaveRequests', role: 'admin' },
  { to: '/regions', label: 'regionManager', role: 'admin' },
  { to: '/courses', label: 'courseManager', role: 'superadmin', isRestricted: true },
  { to: '/logits', label: 'systemLog', role: 'superadmin', isRestricted: true },
];
export const settingsMenu = (user: CurrentUser): readonly MenuItem[] =>
  settings.filter(({ role }) => userHasRole(user, role));
/** Where the console opens for this person; nowhere for students. */
export const consoleHome = (user: CurrentUser): string | undefined => settingsMenu(user)[0]?.to;

/** A student's own pages that the main menu has no room for. */
const own = [
  { to: '/student/transcript', label: 'transcript', isFor: isStudent },
  { to: '/student/billing', label: 'billing', isFor: isStudent },
  { to: '/alumni', label: 'alumni', isFor: ({ isAlumni }: CurrentUser) => isAlumni },
  { to: '/profile', label: 'profile', isFor: () => true },
] as const;
export const ownMenu = (user: CurrentUser): readonly { readonly to: string; readonly label: Label }[] =>
  own.filter(({ isFor }) => isFor(user));

/** Where most people wanted to who came to no page. */
export const waysOn = (user: CurrentUser): readonly { readonly to: string; readonly label: Label }[] => {
  const home = consoleHome(user);
  return [
    ...(isStudent(user)
      ? ([
          { to: '/student/assessments', label: 'assessments' },
          { to: '/student/attendance', label: 'attendance' },
        ] as const)
      : []),
    ...(home === undefined ? [] : ([{ to: home, label: 'staffConsole' }] as const)),
  ];
};

const ofAssessments = ['/student/assessments', '/student/grades', '/student/transcript'];
/** Whether a page belongs below a menu entry: grades and the transcript belong to the assessments. */
export const isBelow = (entry: string, pathname: string): boolean =>
  entry === ofAssessments[0] ? ofAssessments.some((path) => pathname.startsWith(path)) : pathname.startsWith(entry);
