import type { RoleName } from '../kernel/roles.ts';
import { userHasRole } from '../kernel/roles.ts';
import type { CurrentUser } from '../kernel/session.ts';
import type { shellMessages } from './shell.messages.ts';

type Label = Exclude<keyof typeof shellMessages, `${string}_one` | `${string}_other`>;
export type MenuItem = { readonly to: string; readonly label: Label; readonly role: RoleName; readonly isRestricted?: boolean };

/** The settings menu. What has no page yet is not in it. */
const settings: readonly MenuItem[] = [
  { to: '/attendances', label: 'attendance', role: 'manager' },
  { to: '/attendance-leave-requests', label: 'leaveRequests', role: 'admin' },
  { to: '/regions', label: 'regionManager', role: 'admin' },
  { to: '/logits', label: 'systemLog', role: 'superadmin', isRestricted: true },
];
export const settingsMenu = (user: CurrentUser): readonly MenuItem[] => settings.filter(({ role }) => userHasRole(user, role));
/** Where the console opens for this person; nowhere for students. */
export const consoleHome = (user: CurrentUser): string | undefined => settingsMenu(user)[0]?.to;
