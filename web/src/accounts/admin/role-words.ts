import { listOf } from '../../kernel/formats.ts';
import type { Translate } from '../../kernel/i18n.ts';
import type { adminUsersMessages } from './admin-users.messages.ts';

export const roles = ['user', 'manager', 'admin', 'superadmin', 'reportsAdmin'] as const;
const known = [...roles, 'dean', 'instructor'] as const;
type Known = (typeof known)[number];
const isKnown = (role: string): role is Known => known.some((one) => one === role);

/** Roles in words; everybody is a user, so that is said only of those who are nothing else. */
export function roleNames(names: readonly string[], t: Translate<keyof typeof adminUsersMessages>): string {
  const others = names.filter((name) => name !== 'user');
  return listOf((others.length > 0 ? others : names).map((name) => (isKnown(name) ? t(name) : name)));
}
