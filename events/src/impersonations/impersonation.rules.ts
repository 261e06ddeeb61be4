/** An impersonation lasts so long at most. */
export const impersonationMs = 30 * 60_000;

const ranks: Readonly<Record<string, number>> = { user: 0, reportsAdmin: 1, manager: 1, admin: 2, superadmin: 3 };
const rankOf = (roles: readonly string[]): number => Math.max(0, ...roles.map((role) => ranks[role] ?? 0));

type Account = { readonly userId: string; readonly roles: readonly string[] };
type Other = Account & { readonly status: string; readonly permissions?: readonly string[] | undefined };
/** Admins act as those below them, and as whoever was given something beside the roles superadmins alone; nobody acts as an equal or as oneself. */
export const mayImpersonate = (admin: Account, other: Other): boolean =>
  admin.roles.includes('admin') &&
  other.status === 'active' &&
  other.userId !== admin.userId &&
  rankOf(other.roles) < rankOf(admin.roles) &&
  (!other.permissions?.length || admin.roles.includes('superadmin'));

/** Someone who acts as another may send these while reading only: they steer the impersonation itself, or note what was done. */
export const whileReadingOnly: ReadonlySet<string> = new Set([
  'SetImpersonationWriting',
  'StopImpersonation',
  'RecordLogit',
]);
