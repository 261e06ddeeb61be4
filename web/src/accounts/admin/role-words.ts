import { listOf, type Translate } from '../../lib/i18n/index.ts';
import type { adminUsersMessages } from './admin-users.messages.ts';

export const roles = ['user', 'manager', 'admin', 'superadmin', 'reportsAdmin'] as const;
export const regionRoles = ['user', 'instructor', 'dean', 'manager', 'admin'] as const;
const known = [...roles, 'dean', 'instructor'] as const;
type Known = (typeof known)[number];
const isKnown = (role: string): role is Known => known.some((one) => one === role);

/** Says roles in words; everybody is a user, so that is said only of those who are nothing else. */
export function roleNames(names: readonly string[], t: Translate<keyof typeof adminUsersMessages>): string {
  const others = names.filter((name) => name !== 'user');
  return listOf((others.length > 0 ? others : names).map((name) => (isKnown(name) ? t(name) : name)));
}

/** These texts of `user-edit.messages.ts` say why a role is not to be changed. */
export const barTexts = { everybody: 'barEverybody', reserved: 'barReserved', included: 'barIncluded' } as const;
/** These texts say what a role may. */
export const aboutRole = {
  user: 'aboutUser',
  manager: 'aboutManager',
  admin: 'aboutAdmin',
  superadmin: 'aboutSuperadmin',
  reportsAdmin: 'aboutReportsAdmin',
} as const;
