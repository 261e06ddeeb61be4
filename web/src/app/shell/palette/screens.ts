import { adminMessages } from '../../../console/admin-app.messages.ts';
import { translator } from '../../../lib/i18n/index.ts';
import { type CurrentUser, type RoleName, userHasRole } from '../../../lib/session/index.ts';
import { shellMessages } from '../shell.messages.ts';
import { ownPagesOf } from './own-pages.ts';

export type Section = 'own' | 'console' | 'site';
/** A page that the palette offers. `keys` are the letters that lead there, one after the other. */
export type Screen = { readonly to: string; readonly label: string; readonly section: Section; readonly keys?: string };

type ConsoleLabel = Extract<keyof typeof adminMessages, `menu${string}`>;
/** The console's pages; its resources are not loaded to name them, so a test holds the two against each other. */
export const consoleScreens: readonly {
  readonly name: string;
  readonly role: RoleName;
  readonly label: ConsoleLabel;
}[] = [
  { name: 'attendance-leave-requests', role: 'admin', label: 'menuLeaveRequests' },
  { name: 'attendances', role: 'manager', label: 'menuAttendance' },
  { name: 'assignmentSubmissions', role: 'admin', label: 'menuSubmissions' },
  { name: 'examResults', role: 'manager', label: 'menuExamResults' },
  { name: 'billing', role: 'admin', label: 'menuBilling' },
  { name: 'users', role: 'admin', label: 'menuUsers' },
  { name: 'groups', role: 'manager', label: 'menuGroups' },
  { name: 'courses', role: 'admin', label: 'menuCourses' },
  { name: 'regions', role: 'admin', label: 'menuRegions' },
  { name: 'logits', role: 'superadmin', label: 'menuSystemLog' },
];
const site = ['privacy', 'terms'] as const;

/** Every page that this person may open, in the order of the menus. */
export function screensOf(user: CurrentUser): readonly Screen[] {
  const t = translator(shellMessages);
  const a = translator(adminMessages);
  return [
    ...ownPagesOf(user).map((page) => ({ ...page, label: t(page.label), section: 'own' as const })),
    ...consoleScreens
      .filter(({ role }) => userHasRole(user, role))
      .map(({ name, label }) => ({ to: `/${name}`, label: a(label), section: 'console' as const })),
    ...site.map((name) => ({ to: `/${name}`, label: t(name), section: 'site' as const })),
  ];
}
